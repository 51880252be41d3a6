/** Keyboard handling of a control on the web: a named key does something instead of what the browser would do. */
export type KeyMap = Readonly<Record<string, () => void>>;

interface KeyPress {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

export function onKeys(keys: KeyMap): object {
  return {
    onKeyDown: (press: KeyPress) => {
      const act = keys[press.key];
      if (!act) return;
      press.preventDefault();
      press.stopPropagation();
      act();
    },
  };
}
