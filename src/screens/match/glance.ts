/** Phones tell of every glance away by themselves (AppState); Android's own "blur" also comes with each sheet, so no. */
export function onGlanceAway(_run: () => void): () => void {
  return () => undefined;
}
