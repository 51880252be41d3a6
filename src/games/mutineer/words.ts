/** English texts of this game. */
export const words = {
  name: 'Mutineer',
  tagline: 'Twelve islands, one captain too many',
};
