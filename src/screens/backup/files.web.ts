/** Files in a browser: a download, and a file the player picks. No permission is asked for. */
import { decoded } from './decoding';
import type { Picked, Saved } from './picked';

/** Long enough for the slowest browser to have taken the file. */
const KEPT = 60_000;

export async function saveText(name: string, chunks: AsyncIterable<string>): Promise<Saved> {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const blob = new Blob(parts, { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  return { bytes: blob.size };
}

/** Null if the player thinks better of it. */
export function pickFile(): Promise<Picked | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file ? { name: file.name, bytes: file.size, text: () => decoded(piecesOf(file)) } : null);
    });
    input.click();
  });
}

/** Piece by piece, so that a large file is never whole in memory. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
