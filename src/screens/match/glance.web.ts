/** A glance away from the page: another window, the list of apps. It may not be hidden yet, but is pictured now. */
export function onGlanceAway(run: () => void): () => void {
  window.addEventListener('blur', run);
  return () => window.removeEventListener('blur', run);
}
