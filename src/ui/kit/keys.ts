/** Keyboard handling of a control: only the web has one that reaches us. */
export type KeyMap = Readonly<Record<string, () => void>>;

export function onKeys(_keys: KeyMap): object {
  return {};
}
