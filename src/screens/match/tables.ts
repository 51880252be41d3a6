/** The lazily loaded boards of the games, each made once. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { GameEntry } from '@/games/entry';
import type { TableProps } from '@/ui/table/props';

const tables = new Map<string, LazyExoticComponent<ComponentType<TableProps>>>();

export function tableOf(entry: GameEntry): LazyExoticComponent<ComponentType<TableProps>> | null {
  const { id, table } = entry;
  if (!table) return null;
  const made = tables.get(id) ?? lazy(table);
  tables.set(id, made);
  return made;
}
