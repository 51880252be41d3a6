/** A seed nobody can foresee, for a new game. */
export function newSeed(): string {
  const words = [0, 1, 2, 3].map(() => Math.floor(Math.random() * 0x100000000));
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}
