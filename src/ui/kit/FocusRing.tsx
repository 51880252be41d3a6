/** The ring around what the keyboard is on. Phones draw their own. */
export function FocusRing() {
  return null;
}
