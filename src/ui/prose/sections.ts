/** A Markdown text in sections, to be read and searched. */
import { lexer, type Token, type Tokens } from 'marked';

export interface Section {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  readonly depth: number;
  readonly tokens: readonly Token[];
  /** Everything in it, in small letters. */
  readonly words: string;
}

/** One section for each heading; the title of the whole text is left out. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { title: string; depth: number; tokens: Token[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading;
      sections.push({ title: depth === 1 ? '' : text, depth, tokens: [] });
    } else {
      if (sections.length === 0) sections.push({ title: '', depth: 1, tokens: [] });
      sections[sections.length - 1]?.tokens.push(token);
    }
  }
  return sections
    .filter(({ title, tokens }) => title !== '' || tokens.length > 0)
    .map((section) => ({ ...section, words: wordsOf(section) }));
}

/** The sections in which all words of a question stand. */
export function findSections(sections: readonly Section[], question: string): Section[] {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter(({ words }) => asked.every((word) => words.includes(word)));
}

function wordsOf({ title, tokens }: { title: string; tokens: readonly Token[] }): string {
  return [title, ...tokens.map(({ raw }) => raw)].join(' ').toLowerCase();
}
