/** Contrast of two colours as WCAG 2.2 defines it. */

/** 1 … 21; the order of the colours does not matter. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour laid over another with this opacity, as it is then seen. */
export function blend(over: string, under: string, opacity: number): string {
  const top = channels(over);
  const bottom = channels(under);
  return `#${top.map((value, i) => hex(value * opacity + (bottom[i] as number) * (1 - opacity))).join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`A colour is written #RRGGBB; got ${colour}.`);
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
