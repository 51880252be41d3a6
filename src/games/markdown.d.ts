/** A Markdown file as the text it holds (see scripts/web/transformer.js). */
declare module '*.md' {
  const text: string;
  export default text;
}
