/** Takes a backup file apart while its text arrives: field by field, match by match, never the whole file at once. */

export type Piece =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'match'; readonly number: number; readonly value: unknown };

export interface TextProblem {
  readonly id: 'not-json' | 'cut-off' | 'too-deep' | 'too-long' | 'twice';
  /** The line of the file, from 1. */
  readonly line: number;
}

/** Thrown by the reader, and by nothing else. */
export class BadText extends Error {
  constructor(readonly problem: TextProblem) {
    super(`${problem.id} at line ${problem.line}`);
  }
}

/** Our own files nest five deep; what nests a hundred times deeper wants to break something. */
const DEEPEST = 100;
/** Characters of one field. Raw rows of matches nobody can read are the longest. */
const LONGEST = 32_000_000;
/** Characters of one match: far more than any game has, and little enough to be parsed between two frames or so. */
const LONGEST_MATCH = 4_000_000;

type Place =
  'start' | 'name' | 'next-name' | 'colon' | 'value' | 'after-value' | 'item' | 'next-item' | 'after-item' | 'end';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN = 123;
const CLOSE = 125;

export class BackupReader {
  private place: Place = 'start';
  private name = '';
  private number = 0;
  private hasMatches = false;
  private line = 1;
  /** The value being read, as far as it has arrived. */
  private parts: string[] = [];
  private isReading = false;
  private length = 0;
  private depth = 0;
  private inText = false;
  private isEscaped = false;

  /** Everything that is whole after this much more text. */
  *read(chunk: string): Generator<Piece> {
    let at = 0;
    while (at < chunk.length) {
      if (!this.isReading) {
        at = this.between(chunk, at);
        continue;
      }
      const end = this.endOfValue(chunk, at);
      this.keep(chunk.slice(at, end ?? chunk.length));
      if (end === null) return;
      at = end;
      yield* this.finish();
    }
  }

  /** To be called when there is no more text. */
  end(): void {
    if (this.place !== 'end') throw this.bad('cut-off');
  }

  /** One character outside of values; the answer is where to read on. */
  private between(chunk: string, at: number): number {
    const code = chunk.charCodeAt(at);
    if (code === 10) this.line++;
    if (isBlank(code)) return at + 1;
    switch (this.place) {
      case 'start':
        return this.step(code === OPEN, 'name', at);
      case 'name':
        if (code === CLOSE) return this.step(true, 'end', at);
        return this.begin(code === QUOTE, at);
      case 'next-name':
        return this.begin(code === QUOTE, at);
      case 'colon':
        return this.step(code === COLON, 'value', at);
      case 'value':
        if (this.name !== 'matches') return this.begin(true, at);
        if (this.hasMatches) throw this.bad('twice');
        this.hasMatches = true;
        return this.step(code === OPEN_LIST, 'item', at);
      case 'item':
        if (code === CLOSE_LIST) return this.step(true, 'after-value', at);
        return this.begin(true, at);
      case 'next-item':
        return this.begin(true, at);
      case 'after-item':
        return this.step(code === COMMA || code === CLOSE_LIST, code === COMMA ? 'next-item' : 'after-value', at);
      case 'after-value':
        return this.step(code === COMMA || code === CLOSE, code === COMMA ? 'next-name' : 'end', at);
      case 'end':
        throw this.bad('not-json');
    }
  }

  private step(fits: boolean, place: Place, at: number): number {
    if (!fits) throw this.bad('not-json');
    this.place = place;
    return at + 1;
  }

  private begin(fits: boolean, at: number): number {
    if (!fits) throw this.bad('not-json');
    this.isReading = true;
    this.parts = [];
    this.length = 0;
    this.depth = 0;
    this.inText = false;
    this.isEscaped = false;
    return at;
  }

  /** Where the value ends, or null if it goes on in the next chunk. Whether it is right, the parser says. */
  private endOfValue(chunk: string, from: number): number | null {
    for (let at = from; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === 10) this.line++;
      if (this.inText) {
        if (this.isEscaped) this.isEscaped = false;
        else if (code === BACKSLASH) this.isEscaped = true;
        else if (code === QUOTE) {
          this.inText = false;
          if (this.depth === 0) return at + 1;
        }
      } else if (code === QUOTE) {
        this.inText = true;
      } else if (code === OPEN || code === OPEN_LIST) {
        this.depth++;
        if (this.depth > DEEPEST) throw this.bad('too-deep');
      } else if (code === CLOSE || code === CLOSE_LIST) {
        if (this.depth === 0) return at;
        this.depth--;
        if (this.depth === 0) return at + 1;
      } else if (this.depth === 0 && (code === COMMA || code === COLON || isBlank(code))) {
        if (code === 10) this.line--;
        return at;
      }
    }
    return null;
  }

  private keep(text: string): void {
    this.length += text.length;
    const isMatch = this.place === 'item' || this.place === 'next-item';
    if (this.length > (isMatch ? LONGEST_MATCH : LONGEST)) throw this.bad('too-long');
    this.parts.push(text);
  }

  private *finish(): Generator<Piece> {
    this.isReading = false;
    const value = this.parsed(this.parts.join(''));
    this.parts = [];
    switch (this.place) {
      case 'name':
      case 'next-name':
        this.name = value as string;
        this.place = 'colon';
        return;
      case 'item':
      case 'next-item':
        this.number++;
        this.place = 'after-item';
        yield { kind: 'match', number: this.number, value };
        return;
      case 'start':
      case 'colon':
      case 'value':
      case 'after-value':
      case 'after-item':
      case 'end':
        this.place = 'after-value';
        yield { kind: 'field', name: this.name, value };
    }
  }

  private parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw this.bad('not-json');
    }
  }

  private bad(id: TextProblem['id']): BadText {
    return new BadText({ id, line: this.line });
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
