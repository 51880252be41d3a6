/** Faces of the crew, third part: the thief, the cook, and the one with a mask for either side. */
import { pigment } from '@/ui/scenery/palette';

import { coat, eyes, form, head, nose, pen, skins, type Stroke, wash } from './sketch';

/** Hair pinned high, a red silk collar, half-closed eyes, somebody's coin between two fingers. */
const chang: Stroke[] = [
  form('M15.6 44c-3-18 2-31 14.4-31S47.4 26 44.4 44l-5 3H20.600Z', '#1b161c'),
  ...coat('#a52f2c', '#7a1e20'),
  ...head(skins.pale, 'slim'),
  form('M20.6 51q9.4 6 18.8 0l1.6 6q-11 7-22 0Z', '#c24238', 1),
  pen('M20.4 52.600q9.6 6 19.2 0M19.6 56q10.4 6.4 20.8 0', pigment.brassLight, 1.2),
  form('M21.6 31q3.2-2.4 6.6 0-3.4 1.8-6.6 0ZM31.8 31q3.4-2.4 6.6 0-3.2 1.8-6.6 0Z', '#fff6e0', 0.6),
  wash('M25.2 29.800a1.4 1.4 0 1 1-.1 0ZM35.2 29.800a1.4 1.4 0 1 1-.1 0Z', pigment.ink),
  pen('M20.8 30.600q3.8-2.8 7.8 0M31.4 30.600q4-2.8 7.8 0', pigment.ink, 1.5),
  pen('M21.4 26.600q3.4-1.8 6.6-.4M32 26.200q3.2-1.4 6.6.4', pigment.ink, 1.1),
  pen('M30 31.400q1 3 .8 5-1 .8-2 .2', pigment.inkSoft, 1),
  form('M26.4 41q1.8-1.6 3.6-.6 1.8-1 3.6.6-1.8 2.8-3.6 2.800T26.4 41Z', '#b3302a', 0.7),
  form('M18.6 32C17.6 20 22 14 30 14s12.4 6 11.4 18c-2-6-5-9.4-8.4-11-3.6 3-9 5-14.4 11Z', '#1b161c', 1),
  pen('M22 21q4-4 8-4.4', '#6b6076', 1.2),
  form('M21.6 13C18.6 6 23 1.6 30 1.600S41.4 6 38.4 13q-8.4 3.4-16.8 0Z', '#1b161c', 1),
  pen('M24.6 5.600q5-2.6 9 0', '#6b6076', 1.2),
  pen('M13 2.600L45 12M47 2.600L15 12', pigment.ink, 2.8),
  pen('M13 2.600L45 12M47 2.600L15 12', '#e2b64c', 1.5),
  wash('M12.4 1a2.2 2.2 0 1 1-.1 0ZM47.6 1a2.2 2.2 0 1 1-.1 0Z', '#d8483c'),
  form('M40 74c-1-7 1-12 5-15l4-9 3.4 1.4-2 9 6 4c1 4 0 7-2 10Z', skins.pale, 1),
  form('M50.6 41.600a6 6 0 1 1-.1 0Z', pigment.brass, 1.1),
  pen('M50.6 44.400a3.2 3.2 0 1 1-.1 0', pigment.brassDark, 1),
  pen('M47 46q.6-2.6 3-3.2', pigment.lamp, 1.3),
];

/** A patterned headcloth, an apron, three skewers hot from the coals. */
const sate: Stroke[] = [
  ...coat('#c98a2c', '#a36a1c'),
  form('M20 55q10 6 20 0l3 18H17Z', '#f4ead4', 1),
  pen('M21 62q9 4 18 0', pigment.inkFaint, 1),
  ...head(skins.brown),
  ...eyes({ brow: '#20120a' }),
  nose,
  pen('M24 39.800q3-2 6-.8 3-1.2 6 .8', '#20120a', 1.6),
  form('M24.6 41.400q5.4 1.6 10.8 0-1.4 4.4-5.4 4.400t-5.4-4.400Z', '#fff6e0', 0.9),
  form('M16.2 25.400c-.8-9.8 4.6-15 13.8-15s14.6 5.2 13.8 15c-4-2.4-8-3.6-11-7-6 3.6-11 5.4-16.6 7Z', '#7c4520', 1.2),
  form('M30 10.600c-1-5 1-8 6-9.6-1 4 1 6 3 10Z', '#7c4520', 1),
  pen('M19 20l3-1M24 17l3-1.400M29 14l2-1M36 18l3 2M34 14l3 1.400M40 22l2 1', pigment.brassLight, 1.7),
  pen('M17 24.600q8-2 15.6-6.8 4.4 3.8 10.6 6.8', '#d9a04a', 1.1),
  pen('M45 74L41 38M49 74l0-38M52 74l6-35', '#e8d3a0', 1.7),
  form(
    'M38.6 41h6l.4 4.400h-6ZM39.2 47h6l.4 4.400h-6ZM46 39.600h6v4.600h-6ZM46 46h6v4.600h-6ZM53.6 42.400l6 1-.8 4.4-6-1ZM52.6 48.600l6 1-.8 4.4-6-1Z',
    '#8e4a22',
    0.9,
  ),
  pen('M40 42.600h3M40.4 48.600h3M47.4 41.400h3M47.4 47.800h3M55 44.400l3 .4M54 50.600l3 .4', '#e0a050', 1),
  form('M42 62q7-4 13 0l1 6q-7 4-14 0Z', skins.brown, 1),
  pen('M8 48q-3-3 0-6t0-6', '#efe6d2', 1.3),
];

/** A towering wig with jewels, a beauty spot, a mask that is half rose and half grey. */
const bijoux: Stroke[] = [
  form(
    'M13 47c-4-3-5-8-2-12-4-4-3-10 1-12-2-6 2-12 7-13C21 2 25-1 30-1s9 3 11 11c5 1 9 7 7 13 4 2 5 8 1 12 3 4 2 9-2 12-4 2-7 0-7-4H20c0 4-3 6-7 4Z',
    '#e3d9ee',
    1.2,
  ),
  wash('M36 0c4 2 4 6 5 10 5 1 9 7 7 13 4 2 5 8 1 12 3 4 2 9-2 12-2 1-4 1-5 0 2-16 2-34-6-47Z', '#8f7ba6', 0.5),
  pen(
    'M14 24q4 2 6-1M12.6 35.600q4 2 7-1M20 11q4 3 8 0M46 24q-4 2-6-1M47.4 35.600q-4 2-7-1M40 11q-4 3-8 0',
    '#8f7ba6',
    1.2,
  ),
  ...coat('#7d3f92', '#5c2a6e'),
  form('M21 53q9 9 18 0l3 4q-12 12-24 0Z', '#f4ead6', 0.9),
  ...head(skins.pale, 'slim'),
  wash('M24 35.600a2.6 2.6 0 1 1-.1 0ZM36 35.600a2.6 2.6 0 1 1-.1 0Z', '#e0708a', 0.5),
  ...eyes({ iris: '#3f7a4c', brow: '#8a6a52' }),
  pen('M21.6 30l-1.4-1.400M38.4 30l1.4-1.400M23 28.800l-.8-1.600M37 28.800l.8-1.6', pigment.ink, 0.9),
  pen('M30 31.400q1 3 .8 5-1 .8-2 .2', pigment.inkSoft, 1),
  form('M26.6 41q1.7-1.7 3.4-.6 1.7-1.1 3.4.6-1.7 2.8-3.4 2.800T26.6 41Z', '#b3304a', 0.7),
  wash('M35.6 38.600a.9.9 0 1 1-.1 0Z', pigment.ink),
  form('M30 4l3.4 4.400L30 13l-3.4-4.600Z', '#c8303f', 0.9),
  form('M20.6 14.600l2.4 2.4-2.4 2.6-2.4-2.600ZM39.4 14.600l2.4 2.4-2.4 2.6-2.4-2.600Z', '#2f8a5a', 0.8),
  pen('M20 21q10-6 20 0', '#fffaf0', 2.2),
  wash('M18.6 38a1.9 1.9 0 1 1-.1 0ZM41.4 38a1.9 1.9 0 1 1-.1 0Z', '#fffaf0'),
  pen('M22 53.600q8 8 16 0', '#fffaf0', 1.8),
  form('M30 57.400l2.4 3-2.4 3.6-2.4-3.600Z', '#2c6aa0', 0.8),
  pen('M36 73l4-10', pigment.brass, 2.2),
  form('M36 58c3-4 7-4 10-1.400v9.800c-4 2.6-10 0-10-8.400Z', '#e58aa4', 1),
  form('M46 56.600c4-3 9-2.6 12 1.4 0 8.4-7 11-12 8.400Z', '#8d97a1', 1),
  wash('M38.6 60.600q2.6-2.4 5 0-2.4 2.6-5 0ZM48.8 60.600q2.6-2.4 5.4 0-2.8 2.6-5.4 0Z', pigment.ink),
];

export const guests = { chang, sate, bijoux } as const;
