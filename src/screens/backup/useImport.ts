/** An import from the picked file to the report, a step at a time; nothing is changed before every move was replayed. */
import { useCallback, useEffect, useRef, useState } from 'react';

import { games } from '@/games/registry';
import { inspect, letIn, type Checked, type FileProblem, type Pace, type Progress } from '@/match/backup';
import type { ImportReport } from '@/store/backup';
import { asStoreError, type StoreError } from '@/store/error';
import { matchIn } from '@/store/import';

import { useStore } from '../boot/StoreContext';
import { useSettings } from '../settings/SettingsContext';
import { adopt } from './adopt';
import { LARGEST, type Picked } from './picked';

export type ImportState =
  | { readonly kind: 'idle' | 'cancelled' }
  | { readonly kind: 'checking'; readonly name: string; readonly bytes: number; readonly progress: Progress }
  /** Some of it cannot be let in: the player decides about the rest. */
  | { readonly kind: 'partly'; readonly name: string; readonly checked: Checked }
  | { readonly kind: 'letting' }
  | { readonly kind: 'done'; readonly name: string; readonly report: ImportReport; readonly checked: Checked }
  | { readonly kind: 'refused'; readonly name: string; readonly problem: FileProblem | { readonly id: 'too-large' } }
  /** The file could not be read on, for a reason that lies outside of it. */
  | { readonly kind: 'unread'; readonly reason: string }
  | { readonly kind: 'failed'; readonly error: StoreError };

interface Import {
  readonly state: ImportState;
  /** Asks for a file and begins, unless the player thinks better of it. */
  choose(): Promise<void>;
  cancel(): void;
  /** After `partly`: the others come in. */
  goOn(): Promise<void>;
  leave(): void;
}

const NOTHING: Progress = { read: 0, matches: 0, moves: 0 };

export function useImport(pick: () => Promise<Picked | null>): Import {
  const store = useStore();
  const { change } = useSettings();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  /** The import that is under way; one that is no longer is called off at its next rest. */
  const current = useRef<object | null>(null);
  useEffect(() => () => void (current.current = null), []);

  const admit = useCallback(
    async (name: string, checked: Checked) => {
      setState({ kind: 'letting' });
      try {
        const report = await letIn(store, checked);
        await adopt(store, checked, change);
        setState({ kind: 'done', name, report, checked });
      } catch (thrown) {
        setState({ kind: 'failed', error: asStoreError(thrown) });
      }
    },
    [store, change],
  );

  const start = useCallback(
    async ({ name, bytes, text }: Picked) => {
      if (bytes > LARGEST) return setState({ kind: 'refused', name, problem: { id: 'too-large' } });
      const own = {};
      current.current = own;
      setState({ kind: 'checking', name, bytes, progress: NOTHING });
      const tell = (progress: Progress) => setState({ kind: 'checking', name, bytes, progress });
      const pace = paceOf(() => current.current === own, tell);
      try {
        const result = await inspect(text(), { games, shape: matchIn, pace });
        if (current.current !== own) return;
        current.current = null;
        if (result.kind === 'cancelled') setState({ kind: 'cancelled' });
        else if (result.kind === 'refused') setState({ kind: 'refused', name, problem: result.problem });
        else if (result.refused.length > 0) setState({ kind: 'partly', name, checked: result });
        else await admit(name, result);
      } catch (error) {
        if (current.current === own) setState({ kind: 'unread', reason: String(error) });
      }
    },
    [admit],
  );

  return {
    state,
    async choose() {
      try {
        const picked = await pick();
        if (picked) await start(picked);
      } catch (error) {
        setState({ kind: 'unread', reason: String(error) });
      }
    },
    cancel() {
      current.current = null;
      setState({ kind: 'cancelled' });
    },
    async goOn() {
      if (state.kind === 'partly') await admit(state.name, state.checked);
    },
    leave: () => setState({ kind: 'cancelled' }),
  };
}

/** A slice leaves room for a frame to be drawn; telling how far it is costs a frame of its own. */
const SLICE = 10;
const TOLD_EVERY = 150;

function paceOf(isWanted: () => boolean, tell: (progress: Progress) => void): Pace {
  let sliceEnd = performance.now() + SLICE;
  let told = performance.now();
  return {
    isDue: () => performance.now() >= sliceEnd,
    async rest(progress) {
      const now = performance.now();
      if (now - told >= TOLD_EVERY && isWanted()) {
        told = now;
        tell(progress);
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
      sliceEnd = performance.now() + SLICE;
      return isWanted();
    },
  };
}
