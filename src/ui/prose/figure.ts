/** A picture in a text: named by the text, drawn by the game. */
export interface FigureProps {
  readonly name: string;
  readonly width: number;
}
