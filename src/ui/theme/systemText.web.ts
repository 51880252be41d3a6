/** How much larger the browser's text-size setting asks for: the root's font size against the usual 16 pixels. */
import { useState } from 'react';

const USUAL = 16;

export function useSystemTextScale(): number {
  const [scale] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1);
  return scale;
}
