/** Every game has a cover that is light enough to draw, silent to a screen reader and safe to show twice. */
import { render } from '@testing-library/react-native';
import { View } from 'react-native';

import TwentyOneMutinies from '@/games/21-mutinies/Cover';
import Cartagena from '@/games/cartagena/Cover';
import DieMeuterei from '@/games/die-meuterei/Cover';
import Mutineer from '@/games/mutineer/Cover';
import PiratesNest from '@/games/pirates-nest/Cover';

const covers = { Cartagena, PiratesNest, DieMeuterei, Mutineer, TwentyOneMutinies };

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Node | string)[] | null;
}

function nodesOf(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (tree === null || typeof tree !== 'object') return [];
  const node = tree as Node;
  return [node, ...nodesOf(node.children ?? [])];
}

describe.each(Object.entries(covers))('the cover of %s', (_, Cover) => {
  test('is drawn with fewer than 250 nodes, none of them text or bitmap', () => {
    const nodes = nodesOf(render(<Cover width={360} height={225} />).toJSON());
    expect(nodes.length).toBeGreaterThan(40);
    expect(nodes.length).toBeLessThan(250);
    expect(nodes.filter(({ type }) => /Text|Image/.test(type))).toEqual([]);
  });

  test('is hidden from the spoken tree', () => {
    const [frame] = nodesOf(render(<Cover width={360} height={225} />).toJSON());
    expect(frame?.props).toMatchObject({
      accessibilityElementsHidden: true,
      importantForAccessibility: 'no-hide-descendants',
    });
  });

  test('twice on one screen shares no gradient or clip', () => {
    const tree = render(
      <View>
        <Cover width={360} height={225} />
        <Cover width={600} height={260} />
      </View>,
    ).toJSON();
    const named = nodesOf(tree).filter(({ type }) => /Gradient|ClipPath/.test(type));
    const names = named.map(({ props }) => String(props.name));
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join('')).toMatch(/^[\w-]+$/);
  });
});
