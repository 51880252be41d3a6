/** English texts of this game. */
export const words = {
  name: "The Pirate's Nest",
  tagline: 'Two islands and a boat between them',
};
