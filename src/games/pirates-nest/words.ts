/** English texts of this game. */
import { tableWords } from './tableWords';

export const words = {
  name: "The Pirate's Nest",
  tagline: 'Two islands and a boat between them',
  symbol: {
    parrot: 'parrot',
    chest: 'treasure chest',
    spyglass: 'spyglass',
    ducats: 'ducats',
    map: 'treasure map',
    cannon: 'cannon',
    compass: 'compass',
  },
  table: tableWords,
};
