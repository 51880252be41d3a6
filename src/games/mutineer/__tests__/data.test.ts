/** The component tables as the specification counts them (section 1). */
import { ANY, DECK, GOOD_COUNT, INTRODUCTORY_HANDS, ISLANDS, KINDS, PIRATE_DECK, ROLES, usualRounds } from '../data';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

test('the deck has 36 cards, 37 with pirates', () => {
  expect(sum(DECK)).toBe(36);
  expect(sum(PIRATE_DECK)).toBe(37);
  expect(Object.fromEntries(KINDS.map((id, kind) => [id, PIRATE_DECK[kind]]))).toEqual({
    ruby: 4,
    salt: 5,
    wine: 6,
    cloth: 7,
    wheat: 8,
    conflict: 6,
    pirate: 1,
  });
});

test('twelve islands, two for each good and two that buy anything', () => {
  expect(ISLANDS).toHaveLength(12);
  for (let good = 0; good < GOOD_COUNT; good++)
    expect(ISLANDS.filter((island) => island.buys === good)).toHaveLength(2);
  expect(ISLANDS.filter((island) => island.buys === ANY).map((island) => island.id)).toEqual([
    'hochland',
    'piratennest',
  ]);
});

test('values fall with every player who shares, to nothing for four; ship values add up to 42', () => {
  for (const { values } of ISLANDS) {
    const [v1, v2, v3, v4] = values;
    expect(v1 >= v2 && v2 >= v3 && v3 >= v4).toBe(true);
    expect(v4).toBe(0);
  }
  expect(sum(ISLANDS.map((island) => island.ship))).toBe(42);
});

test('the islands, values and ship points are the printed ones', () => {
  const lines = ISLANDS.map((i) => `${i.id} ${i.buys === ANY ? 'any' : KINDS[i.buys]} ${i.values.join(' ')} ${i.ship}`);
  expect(lines).toEqual([
    'hochland any 4 3 2 0 5',
    'frosthoehle cloth 3 2 1 0 3',
    'gruenland salt 5 3 2 0 4',
    'karge_zunge wheat 6 3 2 0 4',
    'eisfelsen ruby 6 4 3 0 5',
    'affeninsel wheat 2 1 1 0 2',
    'kalte_klippe cloth 5 2 2 0 4',
    'sommerland salt 3 1 1 0 2',
    'rotes_riff wine 4 2 2 0 3',
    'piratennest any 4 3 2 0 5',
    'fingerhut ruby 2 1 0 0 2',
    'sandkap wine 4 2 1 0 3',
  ]);
});

test('five roles in their order; eight rounds for four, nine for three', () => {
  expect(ROLES).toEqual(['mutineer', 'boy', 'mate', 'merchant', 'loader']);
  expect([usualRounds(4), usualRounds(3)]).toEqual([8, 9]);
});

test('the introductory hands are 20 cards of the deck', () => {
  const cards = INTRODUCTORY_HANDS.flat();
  expect(cards).toHaveLength(20);
  KINDS.forEach((id, kind) =>
    expect(cards.filter((card) => card === id).length).toBeLessThanOrEqual(DECK[kind] as number),
  );
});
