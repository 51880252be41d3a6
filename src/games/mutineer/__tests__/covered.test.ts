/** What people at one device may do with their hands covered (section 12). */
import { rules } from '../rules';
import { allPass, table, type Table } from './table';

const covered = ({ state }: Table) => rules.covered?.(rules.view(state, 'table')) ?? null;

test('section 12: pay, offer, role, fight and drop need the own eyes', () => {
  const game = table({ hands: { B: 'X +4', F: '+4' }, up: { F: 'wheat' } });
  expect(covered(game)).toBeNull();
  game.B('pay 0');
  expect(covered(game)).toBeNull();
  game.B('pass').S('pass');
  expect([game.now, covered(game)]).toEqual(['role S', null]);
  game.S('role mutineer').F('pass', 'role loader').C('pass', 'role boy');
  expect([game.now, covered(game)]).toEqual(['fight B', null]);
  game.B('fight 0').S('fight 0').C('fight 0');
  expect([game.now, covered(game)]).toEqual(['drop F', null]);
});

test('section 12: a sale is chosen from what all may see', () => {
  const up = { B: 'wheat wheat', S: 'wheat' };
  const game = allPass(table({ ship: 'affeninsel', wake: 'hochland', up }).B('pay 0'), 'S boy, F mate, C merchant');
  expect([game.now, covered(game)]).toEqual(['sell B', 'open']);
  expect(rules.moves(rules.view(game.state, 'table'))).toEqual(rules.moves(game.state));
});

test('section 12: who has no card left can only pass, and everybody knows it', () => {
  const game = table({ hands: { B: 'wheat', S: '+1', F: '+1', C: '+1' } }).B('pay 0', 'play wheat');
  game.S('pass', 'role mate').F('pass', 'role boy').C('pass', 'role loader');
  expect([game.now, game.legal(), covered(game)]).toEqual(['offer B', ['pass'], 'forced']);
});
