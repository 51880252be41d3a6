/** English texts of this game. */
export const words = {
  name: '21 Mutinies',
  tagline: 'One frigate and everyone wants the helm',
};
