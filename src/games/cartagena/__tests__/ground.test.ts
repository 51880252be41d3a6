/** The board's geometry: nothing overlaps, everything can be touched, the snake never jumps. */
import type { Box } from '../../path/box';
import { footing, groundFor, pathBetween } from '../ground';
import { B, H, J } from '../state';

const boards = [
  ['escape', 'ABCDEF', 360, 376],
  ['escape', 'ABCDEFGH', 360, 376],
  ['tortuga', 'ABCD', 390, 560],
  ['jailbreak', 'AEF|DBG', 390, 560],
  ['escape', 'ABCDEF', 1046, 760],
] as const;

function overlap(a: Box, b: Box): boolean {
  const gap = 0.01;
  return (
    a.x + a.width > b.x + gap && b.x + b.width > a.x + gap && a.y + a.height > b.y + gap && b.y + b.height > a.y + gap
  );
}

test.each(boards)(
  '%s %s on %i × %i: places do not overlap and are as large as a finger',
  (story, layout, width, height) => {
    const ground = groundFor(layout, story, width, height);
    const boxes = ground.boxes.filter((box) => box !== null);
    boxes.forEach((box, i) => {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    });
    expect(ground.height).toBeGreaterThanOrEqual(height - 0.01);
  },
);

test.each(boards)('%s %s: each space touches the next one, but for the crossing', (story, layout, width, height) => {
  const { boxes, cell } = groundFor(layout, story, width, height);
  const spaces = boxes.slice(1, B).filter((box) => box !== null);
  for (let i = 1; i < spaces.length; i++) {
    const a = spaces[i - 1] as Box;
    const b = spaces[i] as Box;
    const isAcross = Math.abs(a.y - b.y) < 0.01 && Math.abs(Math.abs(a.x - b.x) - cell.width) < 0.01;
    const isAbove = a.x === b.x && b.y < a.y;
    const isCrossing = layout.indexOf('|') * 6 === i;
    expect(isAcross || isAbove || isCrossing).toBe(true);
  }
});

test('the ferry lies where the tunnel ends and crosses to where the island begins, all within the strait', () => {
  const ground = groundFor('AEF|DBG', 'jailbreak', 390, 560);
  const { cartagena, tortuga } = ground.ferry as NonNullable<typeof ground.ferry>;
  const nearer = (space: number) => ((ground.boxes[space] as Box).x > 195 ? 'right' : 'left');
  expect(nearer(18)).toBe(cartagena.x > tortuga.x ? 'right' : 'left');
  expect(nearer(19)).toBe(cartagena.x > tortuga.x ? 'left' : 'right');
  const strait = ground.strait as Box;
  for (const hull of [cartagena, tortuga]) {
    expect(hull.x).toBeGreaterThanOrEqual(0);
    expect(hull.x + hull.width).toBeLessThanOrEqual(390);
    expect(hull.y + hull.height).toBeLessThan(strait.y + strait.height);
  }
  const crowd = { number: 14, total: 15, seat: 4, ofCrew: 2, seats: 5, crew: 6 } as const;
  const last = footing(ground, B, crowd, 'cartagena');
  expect(last.x).toBeLessThan(cartagena.x + cartagena.width);
});

test('the standard game fits a small phone without scrolling', () => {
  expect(groundFor('ABCDEF', 'escape', 360, 380).height).toBeCloseTo(380);
});

test('a walk passes every space between, over the sloop and home too, forwards and back', () => {
  expect(pathBetween(2, 5, 'ABCDEF')).toEqual([2, 3, 4, 5]);
  expect(pathBetween(J, 2, 'ABCDEF')).toEqual([J, 1, 2]);
  expect(pathBetween(35, H, 'ABCDEF')).toEqual([35, 36, H]);
  expect(pathBetween(H, 34, 'ABCDEF')).toEqual([H, 36, 35, 34]);
  expect(pathBetween(17, B, 'AEF|DBG')).toEqual([17, 18, B]);
  expect(pathBetween(B, 20, 'AEF|DBG')).toEqual([B, 19, 20]);
});

test('pirates on one space stand apart and inside it; crews in jail keep to their own berth', () => {
  const ground = groundFor('ABCDEF', 'escape', 360, 376);
  const three = [0, 1, 2].map((number) =>
    footing(ground, 7, { number, total: 3, seat: 0, ofCrew: 0, seats: 2, crew: 6 }, 'cartagena'),
  );
  const box = ground.boxes[7] as Box;
  for (const { x, y } of three) {
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeLessThan(box.y + box.height);
  }
  const last = footing(ground, J, { number: 5, total: 12, seat: 0, ofCrew: 5, seats: 2, crew: 6 }, 'cartagena');
  const next = footing(ground, J, { number: 6, total: 12, seat: 1, ofCrew: 0, seats: 2, crew: 6 }, 'cartagena');
  expect(last.x).toBeLessThan(180);
  expect(next.x).toBeGreaterThan(180);
});
