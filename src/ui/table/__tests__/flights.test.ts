/** The plan of flights: where a thing is, when it lands, what stays hidden until then. */
import { hiddenAt, pointAt, Schedule } from '../flights';

const path = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 20 },
];
const draw = () => null;

test('each leg takes the same time', () => {
  expect(pointAt(path, 0, 0)).toEqual({ x: 0, y: 0 });
  expect(pointAt(path, 0, 0.25)).toEqual({ x: 5, y: 0 });
  expect(pointAt(path, 0, 0.75)).toEqual({ x: 10, y: 10 });
  expect(pointAt(path, 0, 1)).toEqual({ x: 10, y: 20 });
});

test('a hop rises highest in the middle of a leg and lands on the ground', () => {
  expect(pointAt(path, 0.5, 0.25)).toEqual({ x: 5, y: -5 });
  expect(pointAt(path, 0.5, 0.5)).toEqual({ x: 10, y: 0 });
});

test('flights follow one another, or start together a little apart', () => {
  const schedule = new Schedule();
  schedule.then({ key: 'a', path, duration: 300, hides: 'pirate', draw });
  schedule.rest(50);
  schedule.together(
    [
      { key: 'b', path, duration: 200, hides: 'card 1', draw },
      { key: 'c', path, duration: 200, hides: 'card 2', draw },
    ],
    80,
  );
  expect(schedule.flights.map((flight) => flight.start)).toEqual([0, 350, 430]);
  expect(schedule.length).toBe(630);
  expect([...hiddenAt(schedule.flights, 299)]).toEqual(['pirate', 'card 1', 'card 2']);
  expect([...hiddenAt(schedule.flights, 550)]).toEqual(['card 2']);
  expect([...hiddenAt(schedule.flights, 630)]).toEqual([]);
});
