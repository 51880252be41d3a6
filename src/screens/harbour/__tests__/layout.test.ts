/** The harbour's cards fill their rows from the smallest phone to the largest tablet. */
import { columnsFor, layOut } from '../layout';

const GAP = 24;

test.each([
  [328, 1],
  [358, 1],
  [608, 2],
  [788, 2],
  [992, 3],
  [1334, 3],
])('%i points are %i columns', (width, columns) => {
  expect(columnsFor(width, 1)).toBe(columns);
});

test('double text halves the columns rather than squeezing words', () => {
  expect(columnsFor(788, 2)).toBe(1);
  expect(columnsFor(1334, 2)).toBe(2);
});

test.each([328, 788, 992, 1334])('five cards leave no hole at %i points', (room) => {
  const { columns, cards, width } = layOut(5, room, GAP, 1);
  const cells = cards.reduce((sum, { span }) => sum + span, 0);
  expect(cells % columns).toBe(0);
  for (const card of cards) expect(card.width).toBeLessThanOrEqual(width);
});

test('six cards in three columns need no wide one', () => {
  expect(layOut(6, 1100, GAP, 1).cards.every(({ span }) => span === 1)).toBe(true);
});

test('a row of cards and gaps is never wider than the page', () => {
  const { cards, width } = layOut(5, 1334, GAP, 1);
  const [first, second] = [cards[0]?.width ?? 0, cards[1]?.width ?? 0];
  expect(first + GAP + second).toBeLessThanOrEqual(width);
});
