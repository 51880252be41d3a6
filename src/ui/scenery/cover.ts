/** A cover: the scene on a game's card, drawn to fill a given box. */
export interface CoverProps {
  readonly width: number;
  readonly height: number;
}
