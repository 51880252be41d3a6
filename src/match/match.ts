/** One game in progress: it takes touches, plays and saves moves, asks the bots, and says what may be shown. */
import { sightOf } from '@/bots/sight';
import type { Answer } from '@/bots/thinking';
import type { AnyGame } from '@/core/game';
import { eventFor, type GameEvent } from '@/core/event';
import { legalMove } from '@/core/legality';
import { recordLine } from '@/core/record';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';
import type { MatchId, MatchSeat, Store } from '@/store/store';
import { Choosing } from './choosing';
import { firstHolder, humans, nextStage, viewerOf, type Device } from './device';
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
import { Motion } from './motion';
import type { Clock, Thinker } from './ports';
import type { Hint, News, Picture, Trouble } from './picture';
import { mindOf, Questions, type Mind } from './questions';
import { candidates } from './touch';

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

export class Match {
  private history: History;
  private device: Device;
  private practice: boolean;
  private choosing = new Choosing([]);
  private news: News | null = null;
  private saving = false;
  private trouble: Trouble | null = null;
  private hinted: Hint | 'thinking' | null = null;
  private manners: Manners = { confirm: false, pace: 0 };
  private paused = true;
  private elapsed: number;
  private since = 0;
  private readonly questions: Questions;
  private readonly motion: Motion;
  private picture: Picture | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly setting: MatchSetting) {
    this.history = setting.history;
    this.practice = setting.practice;
    this.elapsed = setting.elapsed;
    this.questions = new Questions(setting.thinker, (error) => this.botFailed(error));
    this.motion = new Motion(setting.clock, stepCount(this.history));
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
    this.elapsed = this.timeAtTable();
    this.paused = true;
    this.stopThinking();
    this.uncover(firstHolder(this.setting.seats));
  }

  behave(manners: Manners): void {
    this.manners = manners;
  }

  /** The holder has seen enough and passes the device on. */
  passDevice(): void {
    if (this.device.stage.kind === 'passing') this.uncover(null);
  }

  /** The next person has the device in hand. */
  takeDevice(): void {
    if (this.device.stage.kind === 'handover') this.uncover(this.device.stage.next);
  }

  touch(spot: Spot): void {
    if (this.isChoosing) this.follow(this.choosing.touch(spot, this.manners.confirm));
  }

  /** A move named by touches or picked from a list: played, or first to be confirmed. */
  choose(move: unknown): void {
    if (this.isChoosing) this.follow(this.choosing.choose(move, this.manners.confirm));
  }

  confirm(): void {
    if (this.isChoosing && this.choosing.pending) void this.play(this.choosing.pending.move);
  }

  /** Back to no touches at all. */
  letGo(): void {
    this.choosing.letGo();
    this.publish();
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
    this.motion.settled(number);
  }

  /** What would a strong player do, knowing what this viewer knows? */
  askHint(): void {
    const { stage } = this.device;
    if (stage.kind !== 'choosing' || this.saving || this.questions.isAsking) return;
    this.hinted = 'thinking';
    this.publish();
    this.think(stage.seat, { strength: 'captain', character: 'plain' }, ({ ranking }) => {
      const best = ranking[0];
      const found = best && legalMove(this.setting.game, this.view(stage.seat), best.move);
      this.hinted = best && found ? { move: found.move, chance: best.chance } : null;
      this.publish();
    });
  }

  private get isChoosing(): boolean {
    return this.device.stage.kind === 'choosing' && !this.saving;
  }

  private follow(chosen: { readonly move: unknown } | null): void {
    if (chosen) void this.play(chosen.move);
    else this.publish();
  }

  private get state(): unknown {
    return lastPosition(this.history);
  }

  private view(viewer: Viewer): unknown {
    return this.setting.game.view(this.state, viewer);
  }

  /** Milliseconds spent at the table so far. */
  timeAtTable(): number {
    return this.paused ? this.elapsed : this.elapsed + this.setting.clock.now() - this.since;
  }

  private async play(move: unknown): Promise<void> {
    const { game, store, id } = this.setting;
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
          elapsed: this.timeAtTable(),
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
        this.motion.started(number);
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
        this.motion.cutTo(keep);
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

  /** The device changes hands; what was told to one person is not told to the next. */
  private uncover(holder: Seat | null): void {
    this.news = null;
    this.device = nextStage(this.setting.game, this.state, this.setting.seats, holder);
    this.lookAround();
    this.publish();
  }

  /** The legal moves of whoever is to choose now, with no touches yet. */
  private lookAround(): void {
    const { stage } = this.device;
    this.choosing = new Choosing(stage.kind === 'choosing' ? candidates(this.setting.game, this.view(stage.seat)) : []);
  }

  private askBot(): void {
    const { stage } = this.device;
    if (stage.kind !== 'waiting' || this.paused || this.saving || this.questions.isAsking) return;
    const seat = this.setting.seats[stage.seat];
    if (seat?.kind !== 'bot') return;
    const asked = this.setting.clock.now();
    this.think(stage.seat, mindOf(seat), (answer) => {
      const left = Math.max(0, this.manners.pace - (this.setting.clock.now() - asked));
      this.motion.whenSettled(left, () => this.playBot(answer.move));
    });
  }

  private playBot(text: string): void {
    const found = legalMove(this.setting.game, this.state, text);
    if (found) void this.play(found.move);
    else this.botFailed(new Error(`The bot answered "${text}", which is not a legal move.`));
  }

  private think(seat: Seat, mind: Mind, then: (answer: Answer) => void): void {
    const { game, seats, seed } = this.setting;
    const sight = sightOf(game, this.state, seat, seats.length);
    this.questions.ask({ game: game.id, sight, seed: `${seed}/${stepCount(this.history)}`, ...mind }, then);
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
    this.questions.dropAll();
    this.motion.forget();
    this.hinted = null;
  }

  private undoCount(): number {
    const { stage, holder } = this.device;
    if (stage.kind === 'over' || this.saving) return 0;
    return holder === null ? 0 : undoable(this.history, holder);
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
      narrowing: this.choosing.narrowing,
      closed: this.choosing.closed,
      pending: this.choosing.pending,
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
