/** How long things take to move: milliseconds, by the reader's animation speed, less for those who want no motion. */

export const speeds = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

const factors: Readonly<Record<Speed, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

/** At normal speed. `step` is one step of a piece. */
const durations = { press: 90, fade: 160, sheet: 260, step: 300, flip: 360, sail: 700, drift: 9000 } as const;
export type Moment = keyof typeof durations;

/** The one kind of motion that stays when the system asks to reduce it. */
const REDUCED_FADE = 120;

export interface Motion {
  readonly speed: Speed;
  /** True: nothing travels, things fade in place. */
  readonly reduced: boolean;
  ms(moment: Moment): number;
}

export function motionFor(speed: Speed, reduced: boolean): Motion {
  return {
    speed,
    reduced: reduced || speed === 'off',
    ms(moment) {
      if (speed === 'off') return 0;
      if (reduced) return moment === 'drift' ? 0 : Math.min(REDUCED_FADE, durations[moment] * factors[speed]);
      return durations[moment] * factors[speed];
    },
  };
}
