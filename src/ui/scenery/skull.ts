/** The skull and crossed bones as path data around 0 0, 40 wide: fill `bone`, then `hollows` in the ground's colour. */
import { disc, limb, mass } from './figures';
import { trace } from './ink';

const bones = [
  limb(trace('-19 6, 19 22'), [4, 4]),
  limb(trace('19 6, -19 22'), [4, 4]),
  disc([-20, 4], 3),
  disc([-22, 8], 3),
  disc([20, 4], 3),
  disc([22, 8], 3),
  disc([-20, 24], 3),
  disc([-22, 20], 3),
  disc([20, 24], 3),
  disc([22, 20], 3),
].join('');

const head = mass(trace('-13 -6, -12 -16, 0 -23, 12 -16, 13 -6, 10 1, 7 4, 6 10, 0 11, -6 10, -7 4, -10 1'));

export const skullAndBones = {
  bone: bones + head,
  head,
  hollows:
    mass(trace('-10 -5, -8 -10, -3 -9, -2 -4, -6 0')) +
    mass(trace('10 -5, 8 -10, 3 -9, 2 -4, 6 0')) +
    'M0 -3L2 3L-2 3ZM-3.4 6h1v4.4h-1zM-0.5 6h1v5h-1zM2.4 6h1v4.4h-1z',
};
