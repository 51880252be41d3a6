/** Every component exists exactly once, wherever it lies: goods, action cards, islands. */
import { ALL_ROLES, ISLANDS, KIND_COUNT, KINDS, ROLES } from './data';
import type { State } from './state';

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  KINDS.forEach((id, kind) => {
    counts[`card ${id}`] =
      cardsByKind(state.hands, kind) +
      cardsByKind(state.shown, kind) +
      cardsByKind(state.pool, kind) +
      cardsByKind(state.dropped, kind) +
      cardsByKind(state.discard, kind) +
      state.deck.filter((card) => card === kind).length;
  });
  counts.handCards = state.hands.reduce((sum, count) => sum + count, 0) - state.held.reduce((sum, n) => sum + n, 0);
  const middle = rolesInTheMiddle(state);
  ROLES.forEach((id, role) => {
    counts[`role ${id}`] = state.roles.filter((taken) => taken === role).length + ((middle >> role) & 1);
  });
  ISLANDS.forEach((card, island) => {
    counts[`island ${card.id}`] = state.circle.filter((other) => other === island).length;
  });
  return counts;
}

function cardsByKind(counts: readonly number[], kind: number): number {
  return counts.reduce((sum, count, i) => (i % KIND_COUNT === kind ? sum + count : sum), 0);
}

function rolesInTheMiddle(state: State): number {
  return state.roles.reduce((left, role) => (role < 0 ? left : left & ~(1 << role)), ALL_ROLES);
}
