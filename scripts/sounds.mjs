// Makes the app's small sounds: assets/sounds/*.wav, mono, 16 bit, from a few sines and noises. Run by hand after a change.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 22_050;
const folder = join(dirname(fileURLToPath(import.meta.url)), '../assets/sounds');

/** The same noise each time. */
let seed = 1;
const noise = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 31 - 1;
};
const sine = (pitch, time) => Math.sin(2 * Math.PI * pitch * time);
const fading = (time, length) => Math.exp((-5 * time) / length);
/** Noise through a simple low pass; a smaller share is duller. */
const dull = (share) => {
  let last = 0;
  return () => (last += share * (noise() - last));
};

const rustle = dull(0.55);
const thud = dull(0.12);
const wash = dull(0.2);

const sounds = {
  tap: [0.05, (t) => 0.4 * sine(620, t) * fading(t, 0.05) + 0.1 * rustle() * fading(t, 0.02)],
  select: [0.07, (t) => 0.3 * sine(760 + 900 * t, t) * fading(t, 0.07)],
  refuse: [0.16, (t) => 0.35 * (sine(196, t) + 0.5 * sine(185, t)) * fading(t, 0.16)],
  success: [0.32, (t) => 0.28 * (sine(t < 0.12 ? 523 : 784, t) + 0.3 * sine(1046, t)) * fading(t % 0.12, 0.24)],
  card: [0.14, (t) => 0.55 * rustle() * Math.sin(Math.min(1, t / 0.14) * Math.PI) ** 2],
  step: [0.11, (t) => 1.5 * thud() * fading(t, 0.09) + 0.3 * sine(120, t) * fading(t, 0.06)],
  splash: [0.6, (t) => 1.1 * wash() * Math.sin(Math.min(1, t / 0.6) * Math.PI) * (0.7 + 0.3 * sine(7, t))],
  coin: [0.3, (t) => 0.22 * (sine(2093, t) + 0.7 * sine(3135, t) + 0.4 * sine(4186, t)) * fading(t, 0.3)],
  turn: [0.5, (t) => 0.3 * (sine(587, t) + 0.45 * sine(1174, t) + 0.2 * sine(1761, t)) * fading(t, 0.5)],
  win: [1.2, (t) => 0.24 * fanfare(t)],
};

function fanfare(time) {
  const notes = [392, 523, 659, 784];
  const number = Math.min(notes.length - 1, Math.floor(time / 0.18));
  const since = time - number * 0.18;
  return (sine(notes[number], time) + 0.4 * sine(notes[number] * 2, time)) * fading(since, number === 3 ? 0.6 : 0.3);
}

mkdirSync(folder, { recursive: true });
for (const [name, [length, wave]] of Object.entries(sounds)) {
  const count = Math.round(length * RATE);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let i = 0; i < count; i++) {
    const time = i / RATE;
    const edge = Math.min(1, i / 60, (count - i) / 200);
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, wave(time) * edge)) * 32_000), 44 + i * 2);
  }
  writeFileSync(join(folder, `${name}.wav`), file);
  console.log(`assets/sounds/${name}.wav`);
}
