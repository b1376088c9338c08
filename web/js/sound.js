/* sound.js - three quiet sounds, synthesised here; off until switched on. */
import { chosen } from "./prefs.js";

/** @type {AudioContext|null} */
let context = null;

export const soundOn = () => chosen("sound") === "on";

/** A short burst of filtered noise.
 * @param {number} at @param {number} long @param {number} pitch @param {number} loud */
function knock(at, long, pitch, loud) {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(context, { gain: loud });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

/** @param {'move'|'dice'|'turn'} what */
export function play(what) {
  if (!soundOn()) return;
  context ??= new AudioContext();
  if (what === "move") knock(0, 0.06, 900, 0.25);
  if (what === "turn") {
    knock(0, 0.09, 520, 0.25);
    knock(0.14, 0.09, 700, 0.25);
  }
  if (what === "dice")
    for (let i = 0; i < 5; i++)
      knock(i * 0.08 + Math.random() * 0.03, 0.05, 1600 + Math.random() * 900, 0.2);
}
