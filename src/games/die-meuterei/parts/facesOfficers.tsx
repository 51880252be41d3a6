/** Faces of the crew, first part: the captain, his challenger, and those who deal in coin and cloth. */
import { pigment } from '@/ui/scenery/palette';

import { coat, eyes, form, head, nose, pen, skins, type Stroke, wash } from './sketch';

/** Feathered tricorn, white wig, pointed beard, the ship's wheel behind him. */
const valverde: Stroke[] = [
  pen('M30 6a25 25 0 1 1-.1 0', pigment.brassDark, 4.4),
  pen('M30 6a25 25 0 1 1-.1 0', pigment.brass, 2.2),
  pen('M2 31H8M52 31h6M8.6 10l5 5M51.4 10l-5 5M8.6 52l5-5M51.4 52l-5-5', pigment.brass, 3.4),
  ...coat('#a83c58', '#7f2840'),
  form('M25 50l5 3 5-3 2 10-3 2-4 8-4-8-3-2Z', '#f4ead6'),
  pen('M28 56q2 2 4 0M27.4 60q2.6 2 5.2 0', pigment.inkFaint, 0.9),
  form('M2 66c1-6 5-9 11-10l2 6Q7 63 2 66ZM58 66c-1-6-5-9-11-10l-2 6q8 1 13 4Z', pigment.brassLight),
  form(
    'M18 19c-5 2-6.4 7-4.6 10-3.4 2.6-3.4 7.4-.4 9.4-2.4 3.6-.6 8 3 8.6 3.4.4 5-2.6 4.2-6-1.4-7-1.6-15-.2-22ZM42 19c5 2 6.4 7 4.6 10 3.4 2.6 3.4 7.4.4 9.4 2.4 3.6.6 8-3 8.6-3.4.4-5-2.6-4.2-6 1.4-7 1.6-15 .2-22Z',
    '#e9e2d2',
  ),
  pen('M14 29q2.6 1.6 5 0M13.4 38.6q3 1.4 5.4-.4M46 29q-2.6 1.6-5 0M46.6 38.6q-3 1.4-5.4-.4', pigment.inkFaint, 1),
  ...head(skins.ruddy),
  ...eyes({ stern: true, brow: '#5a4a3c' }),
  nose,
  form('M30 38.4c-2.6-1.6-6.6-1-10 2.8 3.8.2 7.2.8 10-.4 2.8 1.2 6.2.6 10 .4-3.4-3.8-7.4-4.4-10-2.8Z', '#4a3628', 0.8),
  form('M27.4 44.4q2.6 1.2 5.2 0L30 52Z', '#4a3628', 0.8),
  form('M40 8c3-7 12-8 17-2-3.4-.6-5.4.6-6 2.6 3.2.2 5.2 2.2 5.4 5.2-5.6-2.6-11-2.8-16.4-5.800Z', '#ef9db2'),
  form(
    'M6 20.600c6-1.6 9.4-4.6 11.4-9.600C20 5 24 2.6 30 2.600s10 2.4 12.6 8.400c2 5 5.4 8 11.4 9.6-6 3.8-14.2 5-24 5s-18-1.2-24-5Z',
    '#33202c',
    1.2,
  ),
  pen('M8.4 20.800c6.4 2.4 13.6 3.2 21.6 3.200s15.2-.8 21.6-3.2', pigment.brassLight, 1.8),
  pen('M19 12q11-6 22 0', '#5a3a4c', 1.2),
];

/** Grey headcloth, stubble, a scar, an anchor over his shoulder. */
const ramon: Stroke[] = [
  pen('M49 13v40M41.6 21h14.800M37 42c1.6 8 6 12 12 12s9-3 11-9', pigment.ink, 5),
  pen('M49 13v40M41.6 21h14.800M37 42c1.6 8 6 12 12 12s9-3 11-9', '#9aa7b2', 2.8),
  pen('M49 6.400a3.2 3.2 0 1 1-.1 0', pigment.ink, 4.2),
  pen('M49 6.400a3.2 3.2 0 1 1-.1 0', '#9aa7b2', 2),
  form('M16 22c-3.4 10-3 21 0 29 8 3.6 20 3.6 28 0 3-8 3.4-19 0-29Z', '#2a1f1b'),
  ...coat('#5d6c7a', '#3f4a56'),
  form('M24 51l6 12 6-12-6 3Z', '#f1e3c4'),
  ...head(skins.tan),
  wash(
    'M19.4 36c1.2 7 5.6 11.6 10.6 11.600S39.4 43 40.6 36c-2.6 3.4-6.4 2.4-10.6 2.400s-8 1-10.6-2.400Z',
    '#2a1f1b',
    0.45,
  ),
  ...eyes({ stern: true }),
  nose,
  pen('M25.6 42.200q5 1.6 8.8-2', '#5c2015', 1.5),
  pen('M35 33.400l4.6 7M35.4 37l2.4-1.600M37.2 39.800l2.2-1.6', '#8e2f20', 1.2),
  form('M16.6 25.400C16.2 16.6 21.2 11.4 30 11.400s13.8 5.2 13.4 14c-8.6-3.8-18-3.8-26.8 0Z', '#8d9aa6', 1.2),
  form('M15.6 22.600l-9-2.4 3.4 4.4-4 5.4 9.8-3.200Z', '#8d9aa6'),
  wash('M32 11.600c8 .6 12 5.6 11.4 13.8-3-1.4-6-2.2-9-2.600Z', pigment.ink, 0.2),
  pen('M18 20.600q12-5 24.4 0', '#5d6c7a', 1),
  pen('M16.6 37.400a2.3 2.3 0 1 1-.1 0', pigment.brass, 1.6),
];

/** Tall hat with a buckle, fair hair, a ruff and a clay pipe. */
const wessel: Stroke[] = [
  form('M16.4 22c-3 9-3 18-.6 25 3.6 1.6 6-.6 6-4l-1-18h18.400l-1 18c0 3.4 2.4 5.6 6 4 2.4-7 2.4-16-.6-25Z', '#e3b94f'),
  ...coat('#33363f', '#23252c'),
  form('M10 56q2.4-6 6-2 2-6 6-2 2-5 5.6-1.600h4.800Q36 47 38 52q4-4 6 2 3.6-4 6 2l-3 7q-17 6-34 0Z', '#f7f0de'),
  pen('M16 54.600l1 7M22.4 52.600l.6 9.400M30 51v11.400M37.6 52.600l-.6 9.400M44 54.600l-1 7', pigment.inkFaint, 0.9),
  ...head(skins.pale),
  wash('M22.6 35a3 3 0 1 1-.1 0ZM37.4 35a3 3 0 1 1-.1 0Z', '#e0705a', 0.45),
  ...eyes({ iris: '#2c6aa0', brow: '#a87c24' }),
  nose,
  form('M30 38.200c-3.6-.6-6 .8-7 3 2.6.8 5 .4 7-.8 2 1.2 4.4 1.6 7 .8-1-2.2-3.4-3.6-7-3Z', '#d9ab40', 0.8),
  pen('M27.4 43.600q2.6 1.2 5 0', '#6b2a1c', 1.2),
  form('M32 43.400l13 3.600v-4.400h6v7.400c0 3-6 3-6 0l-13.4-4.600Z', '#f5ecd9', 0.9),
  pen('M48 40q-3-3 0-6t0-6', '#d9d2c0', 1.3),
  form('M19.6 20L22 2.400h16L40.4 20Z', '#2b2c33', 1.2),
  form('M19.9 13.600h20.200l.7 5.600H19.200Z', '#7c3428', 0.8),
  pen('M27.4 13.800h5.200v5h-5.200Z', pigment.brassLight, 1.8),
  form('M9 20.600c6-2.6 13.4-3.2 21-3.200s15 .6 21 3.200c-6 3-13.4 3.8-21 3.800s-15-.8-21-3.800Z', '#2b2c33', 1.2),
];

/** A churchman's wide hat, white bands, spectacles, a pair of scales. */
const nero: Stroke[] = [
  ...coat('#2c2530', '#1d181f'),
  form('M24.4 51h5.200l-.4 15-6.6 1ZM30.4 51h5.200l1.8 16-6.6-1Z', '#f4ecdc'),
  form('M19.6 24q-3 8-1 14l3-1V24ZM40.4 24q3 8 1 14l-3-1V24Z', '#b9b2a6'),
  ...head(skins.pale, 'slim'),
  ...eyes({ brow: '#6d665c', stern: true }),
  pen('M30 29.600c1 3.4 3 6 2.4 8-.8 1.2-2.6 1-3.8.2', pigment.inkSoft, 1.3),
  pen('M26 42.600h8', '#6b2a1c', 1.3),
  pen('M25 27.600a3.7 3.7 0 1 1-.1 0ZM35 27.600a3.7 3.7 0 1 1-.1 0ZM28.6 31h2.8', pigment.brass, 1.2),
  form('M19 19c0-8 4-12 11-12s11 4 11 12Z', '#2c2530', 1.2),
  pen('M19.4 16.200q10.6 3 21.2 0', '#8a64ac', 2),
  form('M2 20.600c8-3.4 17.4-4.6 28-4.600s20 1.2 28 4.600c-8 3.8-17.4 4.8-28 4.800S10 24.4 2 20.600Z', '#2c2530', 1.2),
  wash('M8 20.200c7-2 14-2.8 22-2.8-7 1.2-14 2.4-22 2.800Z', '#7d7484', 0.7),
  pen('M3 47.600h20M13 44v20M3 47.600l-2.6 9M3 47.600l2.6 9M23 47.600l-2.6 9M23 47.600l2.6 9', pigment.brassDark, 1.3),
  form(
    'M-.6 56.600h7.200q-.6 4.4-3.6 4.400t-3.6-4.400ZM19.4 56.600h7.200q-.6 4.4-3.6 4.400t-3.6-4.400Z',
    pigment.brass,
    0.9,
  ),
  form('M9 64h8v3H9Z', pigment.brass, 0.9),
];

/** A velvet cap, half-moon spectacles, a forked beard, two little men in his hands. */
const cambi: Stroke[] = [
  ...coat('#2c4a76', '#8a6a44'),
  pen('M19 57l6 14M41 57l-6 14', '#5e4528', 1),
  form('M18 26q-3 8 0 13l4-2V25ZM42 26q3 8 0 13l-4-2V25Z', '#ece5d6'),
  ...head(skins.ruddy),
  ...eyes({ brow: '#f2ecdf' }),
  nose,
  pen('M21.4 32.600h7a3.5 3.5 0 0 1-7 0ZM31.6 32.600h7a3.5 3.5 0 0 1-7 0ZM28.4 32.600h3.2', pigment.brassLight, 1.2),
  form(
    'M30 37.800c-4-1-8 .8-10.4 3.2 0 7 2 13 5.4 21 1.8-3 3.4-6 5-9 1.6 3 3.2 6 5 9 3.4-8 5.4-14 5.4-21-2.4-2.4-6.4-4.2-10.4-3.200Z',
    '#f2ecdf',
    1,
  ),
  pen('M26.6 42.600q3.4 1.8 6.8 0M24 48l2 7M36 48l-2 7M30 46v5', pigment.inkFaint, 1),
  form('M13 22C12 12 20 8 32 8s19 4 18 10c-1 3-7 3-9 4.6-8-2.6-18-2.4-28-.6Z', '#7c2338', 1.2),
  wash('M34 8.200c10 0 16 4 15.6 8.8-3 2-6 1.6-8 3.400Q42 12 34 8.200Z', pigment.ink, 0.25),
  form('M17 12C10 8 8 2 11-2c1 5 7 8 10 11Z', '#e8d9a8', 0.9),
  form('M4 73c0-8 1-12 4-13a4 4 0 1 1 5 0c3 1 4 5 4 13ZM43 73c0-8 1-12 4-13a4 4 0 1 1 5 0c3 1 4 5 4 13Z', '#f5ecd9', 1),
  pen('M5 66.600h11M5 70h11M44 66.600h11M44 70h11', '#2c4a76', 1.6),
];

export const officers = { valverde, ramon, wessel, nero, cambi } as const;
