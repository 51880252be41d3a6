/** One game in progress: it takes touches, plays and saves moves, asks the bots, and says what may be shown. */
import type { AnyGame } from '@/core/game';
import type { GameEvent } from '@/core/event';
import { eventFor } from '@/core/event';
import { legalMove } from '@/core/legality';
import type { Outcome } from '@/core/outcome';
import { recordLine } from '@/core/record';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';
import type { MatchId, MatchSeat, Store } from '@/store/store';
import { firstHolder, humans, nextStage, viewerOf, type Device, type Stage } from './device';
import {
  beforeLastStepOf,
  cutTo,
  lastPosition,
  positionAt,
  stepCount,
  undoable,
  withStep,
  type History,
} from './history';
import type { Clock, Opinion, Thinker, Thinking } from './ports';
import { candidates, narrow, touch, type Candidate, type Narrowing } from './touch';

/** A step that the table may show in motion, as the viewer may know it. */
export interface News {
  readonly number: number;
  readonly before: unknown;
  readonly events: readonly GameEvent[];
}

/** What went wrong, and the way to try it again. */
export interface Trouble {
  readonly kind: 'save' | 'bot';
  readonly error: unknown;
  again(): void;
}

export interface Hint {
  readonly move: unknown;
  readonly chance: number;
}

/** All that is shown of a match at one moment. */
export interface Picture {
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly stage: Stage;
  readonly narrowing: Narrowing;
  /** A touch that led nowhere, until the next one. */
  readonly closed: Spot | null;
  /** A move waiting to be confirmed. */
  readonly pending: { readonly move: unknown } | null;
  readonly news: News | null;
  readonly undo: number;
  readonly canTakeBack: boolean;
  readonly practice: boolean;
  readonly saving: boolean;
  readonly trouble: Trouble | null;
  readonly hint: Hint | 'thinking' | null;
  readonly outcome: Outcome | null;
}

export interface MatchSetting {
  readonly game: AnyGame;
  readonly id: MatchId;
  readonly seats: readonly MatchSeat[];
  readonly seed: string;
  readonly history: History;
  readonly practice: boolean;
  readonly elapsed: number;
  readonly store: Pick<Store, 'append' | 'stepBack'>;
  readonly thinker: Thinker;
  readonly clock: Clock;
}

/** How the player wants to be served; may change during the match. */
export interface Manners {
  readonly confirm: boolean;
  /** The least time between two steps of bots, in milliseconds. */
  readonly pace: number;
}

/** The table reports when a step's motion is over; if it never does, the match goes on after this time. */
const LONGEST_MOTION = 8000;
const NOTHING: Narrowing = { touched: [], left: [], open: new Set(), named: [] };

export class Match {
  private history: History;
  private device: Device;
  private practice: boolean;
  private legal: readonly Candidate[] = [];
  private narrowing: Narrowing = NOTHING;
  private closed: Spot | null = null;
  private pending: { move: unknown } | null = null;
  private news: News | null = null;
  private saving = false;
  private trouble: Trouble | null = null;
  private hinted: Hint | 'thinking' | null = null;
  private manners: Manners = { confirm: false, pace: 0 };
  private paused = true;
  private elapsed: number;
  private since = 0;
  private shownUpTo: number;
  /** Rises whenever a question to a bot is no longer asked; late answers to older ones are dropped. */
  private generation = 0;
  private thinking: Thinking | null = null;
  private waits: (() => void)[] = [];
  private picture: Picture | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly setting: MatchSetting) {
    this.history = setting.history;
    this.practice = setting.practice;
    this.elapsed = setting.elapsed;
    this.shownUpTo = stepCount(this.history);
    this.device = nextStage(setting.game, this.state, setting.seats, firstHolder(setting.seats));
    this.lookAround();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getPicture = (): Picture => (this.picture ??= this.draw());

  getHistory(): History {
    return this.history;
  }

  /** The table is on screen: time runs, bots think. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.since = this.setting.clock.now();
    this.askBot();
  }

  /** The table has left the screen: bots rest; the device lies covered if several people use it. */
  pause(): void {
    if (this.paused) return;
    this.elapsed = this.played();
    this.paused = true;
    this.stopThinking();
    this.uncover(firstHolder(this.setting.seats));
  }

  behave(manners: Manners): void {
    this.manners = manners;
  }

  /** The next person has the device in hand. */
  takeDevice(): void {
    if (this.device.stage.kind === 'handover') this.uncover(this.device.stage.next);
  }

  touch(spot: Spot): void {
    if (this.device.stage.kind !== 'choosing' || this.saving) return;
    const answer = touch(this.legal, this.narrowing, spot);
    this.pending = null;
    if (answer.kind === 'closed') {
      this.closed = spot;
      this.publish();
      return;
    }
    this.closed = null;
    this.narrowing = answer.narrowing;
    const [named, other] = answer.narrowing.named;
    if (answer.narrowing.named.length > 0 && other === undefined) this.choose(named);
    else this.publish();
  }

  /** Back to no touches at all. */
  letGo(): void {
    this.narrowing = narrow(this.legal, []);
    this.pending = null;
    this.closed = null;
    this.publish();
  }

  /** A move named by touches or picked from a list: played, or first to be confirmed. */
  choose(move: unknown): void {
    if (this.device.stage.kind !== 'choosing' || this.saving) return;
    if (!this.manners.confirm) {
      void this.play(move);
      return;
    }
    this.pending = { move };
    this.publish();
  }

  confirm(): void {
    if (this.pending) void this.play(this.pending.move);
  }

  /** Takes back the last own step, if nothing was revealed since. */
  undo(): Promise<void> {
    return this.undoCount() > 0 ? this.stepBack(stepCount(this.history) - 1, false) : Promise.resolve();
  }

  /** Against bots only: back to before the last own step whatever happened since; the match becomes practice. */
  takeBack(): Promise<void> {
    const target = this.takeBackTarget();
    return target === null ? Promise.resolve() : this.stepBack(target, true);
  }

  /** The motion of the steps up to this one has been shown. */
  settled(number: number): void {
    if (number <= this.shownUpTo) return;
    this.shownUpTo = number;
    const waiting = this.waits;
    this.waits = [];
    for (const go of waiting) go();
  }

  /** What would a strong player do, knowing what this viewer knows? */
  askHint(): void {
    const { stage } = this.device;
    if (stage.kind !== 'choosing' || this.thinking) return;
    this.hinted = 'thinking';
    this.publish();
    this.think(stage.seat, 'captain', (opinions) => {
      const best = opinions[0];
      const found = best && legalMove(this.setting.game, this.view(stage.seat), best.text);
      this.hinted = best && found ? { move: found.move, chance: best.chance } : null;
      this.publish();
    });
  }

  private get state(): unknown {
    return lastPosition(this.history);
  }

  private view(viewer: Viewer): unknown {
    return this.setting.game.view(this.state, viewer);
  }

  private played(): number {
    return this.paused ? this.elapsed : this.elapsed + this.setting.clock.now() - this.since;
  }

  private async play(move: unknown): Promise<void> {
    const { game, store, id, clock } = this.setting;
    const seat = game.seatToAct(this.state);
    if (seat === null || this.saving) return;
    const before = this.state;
    const after = game.clone(before);
    const events: GameEvent[] = [];
    game.play(after, move, (event) => events.push(event));
    const line = recordLine(seat, game.write(move));
    const outcome = game.outcome(after);
    await this.save(
      () =>
        store.append(id, {
          after: stepCount(this.history),
          moves: [line],
          toAct: game.seatToAct(after),
          snapshot: after,
          elapsed: this.played(),
          ...(outcome ? { outcome } : {}),
        }),
      () => {
        this.history = withStep(this.history, { seat, line, events, after });
        const number = stepCount(this.history);
        const viewer = viewerOf(this.device);
        this.news = {
          number,
          before: game.view(before, viewer),
          events: events.map((event) => eventFor(event, viewer)),
        };
        clock.after(LONGEST_MOTION, () => this.settled(number));
        this.device = nextStage(game, after, this.setting.seats, this.device.holder);
      },
    );
  }

  private stepBack(keep: number, practice: boolean): Promise<void> {
    const { game, store, id } = this.setting;
    this.stopThinking();
    const toAct = game.seatToAct(positionAt(this.history, keep));
    const marks = practice ? { practice } : {};
    return this.save(
      () => store.stepBack(id, { keep, toAct, ...marks }),
      () => {
        this.history = cutTo(this.history, keep);
        this.practice ||= practice;
        this.news = null;
        this.shownUpTo = keep;
        this.device = nextStage(game, this.state, this.setting.seats, this.device.holder);
      },
    );
  }

  /** Nothing is shown before it is saved; what cannot be saved has not happened. */
  private async save(write: () => Promise<void>, then: () => void): Promise<void> {
    this.stopThinking();
    this.saving = true;
    this.trouble = null;
    this.publish();
    try {
      await write();
    } catch (error) {
      this.saving = false;
      this.trouble = { kind: 'save', error, again: () => void this.save(write, then) };
      this.publish();
      return;
    }
    this.saving = false;
    then();
    this.lookAround();
    this.publish();
    this.askBot();
  }

  private uncover(holder: Seat | null): void {
    this.device = nextStage(this.setting.game, this.state, this.setting.seats, holder);
    this.lookAround();
    this.publish();
  }

  /** The legal moves of whoever is to choose now, with no touches yet. */
  private lookAround(): void {
    const { stage } = this.device;
    this.legal = stage.kind === 'choosing' ? candidates(this.setting.game, this.view(stage.seat)) : [];
    this.narrowing = narrow(this.legal, []);
    this.closed = null;
    this.pending = null;
  }

  private askBot(): void {
    const { stage } = this.device;
    if (stage.kind !== 'waiting' || this.paused || this.saving || this.thinking) return;
    const seat = this.setting.seats[stage.seat];
    if (seat?.kind !== 'bot') return;
    const generation = this.generation;
    const asked = this.setting.clock.now();
    this.think(stage.seat, seat.strength, (opinions) => {
      const left = Math.max(0, this.manners.pace - (this.setting.clock.now() - asked));
      const go = () => {
        if (generation === this.generation) this.playBot(opinions[0]?.text ?? '');
      };
      const whenSettled = () => this.setting.clock.after(left, go);
      if (this.shownUpTo >= stepCount(this.history)) whenSettled();
      else this.waits.push(whenSettled);
    });
  }

  private playBot(text: string): void {
    const found = legalMove(this.setting.game, this.state, text);
    if (found) void this.play(found.move);
    else this.botFailed(new Error(`The bot answered "${text}", which is not a legal move.`));
  }

  private think(seat: Seat, strength: string, then: (opinions: readonly Opinion[]) => void): void {
    const { game, thinker, seed } = this.setting;
    const generation = this.generation;
    const number = stepCount(this.history);
    const question = { game: game.id, view: this.view(seat), seat, strength, seed: `${seed}/${number}` };
    const thinking = thinker.think(question);
    this.thinking = thinking;
    thinking.answer.then(
      (opinions) => {
        if (generation !== this.generation) return;
        this.thinking = null;
        then(opinions);
      },
      (error: unknown) => {
        if (generation === this.generation) this.botFailed(error);
      },
    );
  }

  private botFailed(error: unknown): void {
    this.stopThinking();
    const again = () => {
      this.trouble = null;
      this.publish();
      this.askBot();
    };
    this.trouble = { kind: 'bot', error, again };
    this.publish();
  }

  private stopThinking(): void {
    this.generation++;
    this.thinking?.cancel();
    this.thinking = null;
    this.waits = [];
    this.hinted = null;
  }

  private undoCount(): number {
    const { stage, holder } = this.device;
    if (stage.kind === 'over' || this.saving) return 0;
    const seat = stage.kind === 'handover' ? stage.last : holder;
    return seat === null ? 0 : undoable(this.history, seat);
  }

  private takeBackTarget(): number | null {
    const people = humans(this.setting.seats);
    if (people.length !== 1 || this.saving || this.device.stage.kind === 'over') return null;
    return beforeLastStepOf(this.history, people[0] as Seat);
  }

  private publish(): void {
    this.picture = null;
    for (const listener of this.listeners) listener();
  }

  private draw(): Picture {
    const viewer = viewerOf(this.device);
    return {
      number: stepCount(this.history),
      viewer,
      view: this.view(viewer),
      stage: this.device.stage,
      narrowing: this.narrowing,
      closed: this.closed,
      pending: this.pending,
      news: this.device.stage.kind === 'handover' ? null : this.news,
      undo: this.undoCount(),
      canTakeBack: this.takeBackTarget() !== null,
      practice: this.practice,
      saving: this.saving,
      trouble: this.trouble,
      hint: this.hinted,
      outcome: this.setting.game.outcome(this.state),
    };
  }
}
