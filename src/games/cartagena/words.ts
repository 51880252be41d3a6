/** English texts of this game. */
export const words = {
  name: 'Cartagena',
  tagline: 'Six pirates, one tunnel, one sloop',
};
