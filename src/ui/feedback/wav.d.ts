/** A sound file, as the bundler hands it out. */
declare module '*.wav' {
  const source: number;
  export default source;
}
