/** The light the ship lies in: a low evening sun by day's theme, the moon by lamplight; and the colours of the sides. */
import type { Theme } from '@/ui/theme';

export interface ShipLight {
  /** From high to low. */
  readonly sky: readonly [high: string, middle: string, low: string];
  readonly cloud: string;
  readonly sea: readonly [far: string, near: string];
  readonly wave: string;
  readonly sail: readonly [lit: string, shade: string];
  /** Deck planks: lit, body, seams. */
  readonly deck: readonly [lit: string, body: string, seam: string];
  readonly rail: string;
  /** The outer planking of the hull, and its cut edge. */
  readonly hull: readonly [lit: string, shade: string];
  readonly cut: string;
  /** The wall behind the doors: lit by its lanterns, and in its corners. */
  readonly wall: readonly [lit: string, shade: string];
  readonly hold: readonly [high: string, low: string];
  /** A closed door: leaf, panels, frame. */
  readonly door: readonly [leaf: string, panel: string, frame: string];
  /** The chart: paper, its worn edge, ink, wash of the sea. */
  readonly chart: readonly [paper: string, edge: string, ink: string, wash: string];
}

export const lights: Readonly<Record<Theme['light'], ShipLight>> = {
  light: {
    sky: ['#3d7f97', '#a9bf9c', '#f6d58f'],
    cloud: '#fff3cf',
    sea: ['#5fa39a', '#1f6470'],
    wave: '#dff0dc',
    sail: ['#fdf3d6', '#c9a468'],
    deck: ['#d9ab6c', '#bd8a4c', '#7d5327'],
    rail: '#6d431f',
    hull: ['#80512a', '#3b2110'],
    cut: '#e0b26c',
    wall: ['#b67e42', '#5a3718'],
    hold: ['#5c3a1c', '#22130a'],
    door: ['#8f5a2b', '#6e421c', '#35200e'],
    chart: ['#f3e3ba', '#b58e52', '#4a331a', '#b9cfb4'],
  },
  dark: {
    sky: ['#060f22', '#17304e', '#48687c'],
    cloud: '#8fa9ba',
    sea: ['#275466', '#0a2733'],
    wave: '#9fc3c6',
    sail: ['#b9bfae', '#4c5d68'],
    deck: ['#8f6b41', '#6e4e2b', '#37230f'],
    rail: '#33200f',
    hull: ['#4c301a', '#1b0f07'],
    cut: '#b5813f',
    wall: ['#a46a30', '#3a2210'],
    hold: ['#3d2612', '#120a05'],
    door: ['#6f4520', '#512f13', '#211308'],
    chart: ['#d6bd86', '#7d5f33', '#33220f', '#8fa996'],
  },
};

/** A side's colours, on every card and mark: told apart by wheel and anchor as well. */
export interface SideColours {
  readonly fill: string;
  readonly pale: string;
  readonly deep: string;
}

/** V is rose, D is grey. */
export const sideColours: readonly [V: SideColours, D: SideColours] = [
  { fill: '#e08aa2', pale: '#fbe0e4', deep: '#7c1f3c' },
  { fill: '#8e9aa6', pale: '#e6eaec', deep: '#2b3742' },
];
