#!/bin/sh
# usage: fixtures.sh SANDTABLE FOLDER - runs every rule fixture of one game.
exec "$1" check "$2"/*.t
