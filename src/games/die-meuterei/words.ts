/** English texts of this game. */
export const words = {
  name: 'Die Meuterei',
  tagline: 'Knock on cabin doors, choose your side',
};
