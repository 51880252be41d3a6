/** A phone's disk, share sheet and file picker for tests: files are bytes in a map. */
import { TextDecoder, TextEncoder } from 'node:util';

const disk = new Map<string, Uint8Array>();

export const shared: { readonly uri: string; readonly text: string }[] = [];
let toPick: { readonly name: string; readonly bytes: Uint8Array } | null = null;

/** What the player picks next; null: thinks better of it. */
export function offer(file: { readonly name: string; readonly text: string } | null): void {
  toPick = file && { name: file.name, bytes: new TextEncoder().encode(file.text) };
}

export function filesOnDisk(): string[] {
  return [...disk.keys()];
}

class Handle {
  private at = 0;

  constructor(private readonly uri: string) {}

  readBytes(length: number): Uint8Array {
    const piece = (disk.get(this.uri) ?? new Uint8Array()).slice(this.at, this.at + length);
    this.at += piece.length;
    return piece;
  }

  writeBytes(bytes: Uint8Array): void {
    disk.set(this.uri, Uint8Array.from([...(disk.get(this.uri) ?? []), ...bytes]));
  }

  close(): void {}
}

class Place {
  readonly uri: string;

  constructor(...parts: (string | Place)[]) {
    this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
  }

  get exists(): boolean {
    return [...disk.keys()].some((uri) => uri.startsWith(this.uri));
  }

  create(): void {
    if (this instanceof FileOnDisk) disk.set(this.uri, new Uint8Array());
  }

  delete(): void {
    for (const uri of disk.keys()) if (uri.startsWith(this.uri)) disk.delete(uri);
  }
}

class FileOnDisk extends Place {
  get size(): number {
    return disk.get(this.uri)?.length ?? 0;
  }

  open(): Handle {
    return new Handle(this.uri);
  }
}

export const fileSystem = {
  File: FileOnDisk,
  Directory: Place,
  Paths: { cache: 'cache' },
  FileMode: { ReadOnly: 'r', WriteOnly: 'w' },
};

export const sharing = {
  shareAsync(uri: string): Promise<void> {
    shared.push({ uri, text: new TextDecoder().decode(disk.get(uri)) });
    return Promise.resolve();
  },
};

export const picker = {
  getDocumentAsync() {
    if (toPick === null) return Promise.resolve({ canceled: true, assets: null });
    const uri = `cache/picked/${toPick.name}`;
    disk.set(uri, toPick.bytes);
    return Promise.resolve({ canceled: false, assets: [{ name: toPick.name, uri, size: toPick.bytes.length }] });
  },
};
