/** The crew of a seat, as the theme knows it. */
import { crews, type Crew } from '@/ui/theme';

export function crewOf(colour: string): Crew {
  return crews.find((crew) => crew === colour) ?? 'red';
}
