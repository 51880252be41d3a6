/** Bytes that arrive piece by piece as text; what is not written in UTF-8 is no text. */
import { NotText } from '@/match/backup';

export async function* decoded(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of pieces) yield orRefused(() => decoder.decode(piece, { stream: true }));
  yield orRefused(() => decoder.decode());
}

function orRefused(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new NotText();
  }
}
