/** A rulebook in sections, found by their words. */
import { findSections, sectionsOf } from '../sections';

const text = `# Cartagena

Six pirates want out.

## A turn

Take **one** to three actions.

### Retreat

- Fall back to *one* or two pirates.

## The end

![The sloop](figure:sloop)
`;

test('each heading opens a section, the title of the whole is left out', () => {
  expect(sectionsOf(text).map(({ title, depth }) => [title, depth])).toEqual([
    ['', 1],
    ['A turn', 2],
    ['Retreat', 3],
    ['The end', 2],
  ]);
});

test('a question finds the sections that hold all its words', () => {
  const titles = (question: string) => findSections(sectionsOf(text), question).map(({ title }) => title);
  expect(titles('fall PIRATES')).toEqual(['Retreat']);
  expect(titles('pirates')).toEqual(['', 'Retreat']);
  expect(titles('kraken')).toEqual([]);
  expect(titles('  ')).toHaveLength(4);
});
