/** Files on a phone: an export is written to the cache and handed to the share sheet; an import comes from the picker. */
import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, FileMode, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import { decoded } from './decoding';
import type { Picked, Saved } from './picked';

const JSON_TYPE = 'application/json';
/** Bytes read at a time: a slice that does not hold up the screen. */
const PIECE = 65_536;

export async function saveText(name: string, chunks: AsyncIterable<string>): Promise<Saved> {
  const file = freshFile(name);
  const handle = file.open(FileMode.WriteOnly);
  const encoder = new TextEncoder();
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      const piece = encoder.encode(chunk);
      handle.writeBytes(piece);
      bytes += piece.length;
    }
  } finally {
    handle.close();
  }
  await shareAsync(file.uri, { mimeType: JSON_TYPE, UTI: 'public.json', dialogTitle: name });
  return { bytes };
}

/** Whoever it was shared with may still be reading the last export: it goes when the next one is written. */
function freshFile(name: string): File {
  const folder = new Directory(Paths.cache, 'exports');
  if (folder.exists) folder.delete();
  folder.create();
  const file = new File(folder, name);
  file.create();
  return file;
}

/** Null if the player thinks better of it. Any type is offered: Android knows few files as JSON. */
export async function pickFile(): Promise<Picked | null> {
  const { assets } = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
  const asset = assets?.[0];
  if (!asset) return null;
  const file = new File(asset.uri);
  return { name: asset.name, bytes: asset.size ?? file.size, text: () => decoded(piecesOf(file)) };
}

/** Piece by piece, so that a large file is never whole in memory. The copy in the cache is gone when it was read. */
function* piecesOf(file: File): Generator<Uint8Array> {
  const handle = file.open(FileMode.ReadOnly);
  try {
    for (let piece = handle.readBytes(PIECE); piece.length > 0; piece = handle.readBytes(PIECE)) yield piece;
  } finally {
    handle.close();
    file.delete();
  }
}
