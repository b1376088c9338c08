#!/bin/sh
# usage: play.sh SANDTABLE - a game for whoever is there: prompts on a terminal, else a short watched game.
set -eu
if [ -t 0 ] && [ -t 1 ]; then
    exec "$1" play trench-warfare
fi
exec "$1" watch drill --seed 1
