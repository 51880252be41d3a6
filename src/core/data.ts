/** Plain data: one canonical text for equal values, whatever the order of their keys. */

export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const fields = item as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(fields)
        .sort()
        .map((key) => [key, fields[key]]),
    );
  });
}

export function alike(a: unknown, b: unknown): boolean {
  return fingerprint(a) === fingerprint(b);
}
