/** How the table shares its room: measured where it can be, estimated until then; and the points cards fly between. */
import { useState } from 'react';
import type { LayoutChangeEvent, LayoutRectangle } from 'react-native';

import { space, useTheme } from '../theme';
import type { Anchors } from './anchors';
import { CARD_SHAPE } from './SymbolCard';

type RoomName = 'seats' | 'board' | 'aside' | 'controls' | 'hand';
type Boxes = Partial<Record<RoomName, LayoutRectangle>>;

export interface Rooms {
  readonly board: LayoutRectangle;
  readonly isWide: boolean;
  /** High enough beside the board for a line a crew, large stacks and buttons of their own row. */
  readonly isRoomy: boolean;
  /** High enough above the board for the crews' pirates. */
  readonly isHigh: boolean;
  /** The column beside the board on a wide table. */
  readonly aside: number;
  /** A card of the hand, and of deck and pile. */
  readonly cardWidth: number;
  readonly stackWidth: number;
  readonly anchors: Anchors;
  measure(name: RoomName): (event: LayoutChangeEvent) => void;
}

interface RoomsOf {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** How many kinds of cards lie side by side in a full hand. */
  readonly kinds: number;
}

export function useRooms({ width, height, seats, kinds }: RoomsOf): Rooms {
  const [boxes, setBoxes] = useState<Boxes>({});
  const { textScale } = useTheme();
  // Counts lie on the cards, so cards grow with the text, as far as the board can spare it.
  const growth = Math.min(1.3, Math.max(1, textScale));
  const measure = (name: RoomName) => (event: LayoutChangeEvent) => {
    const { layout } = event.nativeEvent;
    const box = { x: layout.x, y: layout.y, width: layout.width, height: layout.height };
    setBoxes((was) => (isSame(was[name], box) ? was : { ...was, [name]: box }));
  };
  const isWide = width > height * 1.1 && width >= 640;
  const aside = isWide ? Math.min(420, Math.max(260, width * 0.3)) : 0;
  const isRoomy = isWide && height >= 600;
  const isHigh = height >= 580;
  const cardWidth = isRoomy
    ? Math.min(84, (aside - 80) / 5)
    : phoneCard(isWide ? aside : width, height, kinds) * growth;
  const stackWidth = isRoomy ? Math.min(62, cardWidth) : Math.max(26 * growth, cardWidth * 0.56);
  const board = boxes.board ?? {
    x: 0,
    y: 0,
    width: width - aside,
    height: height - (isWide ? 0 : 60 + cardWidth * 2.2),
  };
  const anchors = anchorsOf({ ...boxes, board }, { width, height, seats, stackWidth, isWide, isRoomy });
  return { board, isWide, isRoomy, isHigh, aside, cardWidth, stackWidth, anchors, measure };
}

/** All kinds side by side; on a low phone the board needs the height more. */
function phoneCard(width: number, height: number, kinds: number): number {
  const low = height < 580 ? 44 : width < 700 ? 56 : 84;
  return Math.min(low, (width - 40) / (kinds + 0.6));
}

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly stackWidth: number;
  readonly isWide: boolean;
  readonly isRoomy: boolean;
}

/** Deck and pile stand first in the row of controls, side by side. */
function anchorsOf(boxes: Boxes & { readonly board: LayoutRectangle }, measures: Measures): Anchors {
  const { width, height, stackWidth, isWide } = measures;
  const origin = isWide ? (boxes.aside ?? { x: width, y: 0 }) : { x: 0, y: 0 };
  const below = { x: 0, y: height - 160, width, height: 48 };
  const controls = boxes.controls ?? below;
  const hand = boxes.hand ?? below;
  const stack = { x: origin.x + controls.x + space.small + stackWidth / 2, y: origin.y + controls.y };
  const level = stack.y + (stackWidth * CARD_SHAPE) / 2 + 6;
  return {
    deck: { x: stack.x, y: level },
    pile: { x: stack.x + stackWidth + space.snug, y: level },
    hand: { x: origin.x + hand.x + hand.width / 2, y: origin.y + hand.y + hand.height / 2 },
    board: { x: boxes.board.x + boxes.board.width / 2, y: boxes.board.y + boxes.board.height / 2 },
    seats: seatPoints(boxes.seats, origin, measures),
  };
}

function seatPoints(
  box: LayoutRectangle | undefined,
  origin: { x: number; y: number },
  { seats, isRoomy, width }: Measures,
) {
  const all = box ?? { x: 0, y: 0, width, height: 48 };
  return Array.from({ length: seats }, (_, seat) => ({
    x: origin.x + all.x + (isRoomy ? all.width / 2 : ((seat + 0.5) * all.width) / seats),
    y: origin.y + all.y + (isRoomy ? ((seat + 0.5) * all.height) / seats : all.height / 2),
  }));
}

function isSame(a: LayoutRectangle | undefined, b: LayoutRectangle): boolean {
  return a !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
