/** For bundles of rules and bots alone: pictures are loaded lazily, are never asked for here, and stay out. */
import type { Plugin } from 'esbuild';

export const withoutPictures: Plugin = {
  name: 'without-pictures',
  setup(hooks) {
    hooks.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};
