/** How high a sheet lies above the chart: the shadow it throws in this light. */
import type { Light } from './colours';

export interface Elevation {
  readonly low: string;
  readonly mid: string;
  readonly high: string;
}

export function elevation(shadow: string, light: Light): Elevation {
  const [soft, firm] = light === 'light' ? ['40', '59'] : ['80', 'B3'];
  return {
    low: `0px 1px 3px ${shadow}${soft}`,
    mid: `0px 2px 4px ${shadow}${soft}, 0px 6px 16px ${shadow}${soft}`,
    high: `0px 4px 8px ${shadow}${soft}, 0px 16px 40px ${shadow}${firm}`,
  };
}
