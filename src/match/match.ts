/** One game in progress: it takes touches, plays and saves moves, asks the bots, and says what may be shown. */
import { sightOf } from '@/bots/sight';
import type { Answer } from '@/bots/thinking';
import { eventFor } from '@/core/event';
import { legalMove } from '@/core/legality';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';
import { Choosing } from './choosing';
import { firstHolder, nextStage, viewerOf, type Device } from './device';
import { cutTo, lastPosition, positionAt, stepOf, stepCount, withStep, type History } from './history';
import { Hourglass } from './hourglass';
import { Motion } from './motion';
import { Notice } from './notice';
import type { Hint, News, Picture, Trouble } from './picture';
import { mindOf, Questions, type Mind } from './questions';
import type { Manners, MatchSetting } from './setting';
import { candidates } from './touch';
import { takeBackTarget, undoCount } from './undo';

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
  private readonly hourglass: Hourglass;
  private readonly questions: Questions;
  private readonly motion: Motion;
  private readonly notice = new Notice<Picture>(() => this.draw());
  readonly subscribe = this.notice.subscribe;
  readonly getPicture = this.notice.get;

  constructor(private readonly setting: MatchSetting) {
    this.history = setting.history;
    this.practice = setting.practice;
    this.hourglass = new Hourglass(setting.clock, setting.elapsed);
    this.questions = new Questions(setting.thinker, (error) => this.botFailed(error));
    this.motion = new Motion(setting.clock, stepCount(this.history));
    this.device = nextStage(setting.game, this.state, setting.seats, firstHolder(setting.seats));
    this.lookAround();
  }

  readonly getHistory = (): History => this.history;

  /** The table is on screen: time runs, bots think. */
  resume(): void {
    if (this.hourglass.turn()) this.askBot();
  }

  /** The table has left the screen: bots rest; the device lies covered if several people use it. */
  pause(): void {
    if (!this.hourglass.lay()) return;
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
    this.notice.changed();
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
    this.notice.changed();
    this.think(stage.seat, { strength: 'captain', character: 'plain' }, ({ ranking }) => {
      const best = ranking[0];
      const found = best && legalMove(this.setting.game, this.view(stage.seat), best.move);
      this.hinted = best && found ? { move: found.move, chance: best.chance } : null;
      this.notice.changed();
    });
  }

  private get isChoosing(): boolean {
    return this.device.stage.kind === 'choosing' && !this.saving;
  }

  private follow(chosen: { readonly move: unknown } | null): void {
    if (chosen) void this.play(chosen.move);
    else this.notice.changed();
  }

  private get state(): unknown {
    return lastPosition(this.history);
  }

  private view(viewer: Viewer): unknown {
    return this.setting.game.view(this.state, viewer);
  }

  /** Milliseconds spent at the table so far. */
  timeAtTable(): number {
    return this.hourglass.time();
  }

  private async play(move: unknown): Promise<void> {
    const { game, store, id } = this.setting;
    const seat = game.seatToAct(this.state);
    if (seat === null || this.saving) return;
    const before = this.state;
    const step = stepOf(game, before, seat, move);
    const { after, events } = step;
    const outcome = game.outcome(after);
    await this.save(
      () =>
        store.append(id, {
          after: stepCount(this.history),
          moves: [step.line],
          toAct: game.seatToAct(after),
          snapshot: after,
          elapsed: this.timeAtTable(),
          ...(outcome ? { outcome } : {}),
        }),
      () => {
        this.history = withStep(this.history, step);
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
    this.notice.changed();
    try {
      await write();
    } catch (error) {
      this.saving = false;
      this.trouble = { kind: 'save', error, again: () => void this.save(write, then) };
      this.notice.changed();
      return;
    }
    this.saving = false;
    then();
    this.lookAround();
    this.notice.changed();
    this.askBot();
  }

  /** The device changes hands; what was told to one person is not told to the next. */
  private uncover(holder: Seat | null): void {
    this.news = null;
    this.device = nextStage(this.setting.game, this.state, this.setting.seats, holder);
    this.lookAround();
    this.notice.changed();
  }

  /** The legal moves of whoever is to choose now, with no touches yet. */
  private lookAround(): void {
    const { stage } = this.device;
    this.choosing = new Choosing(stage.kind === 'choosing' ? candidates(this.setting.game, this.view(stage.seat)) : []);
  }

  private askBot(): void {
    const { stage } = this.device;
    if (stage.kind !== 'waiting' || !this.hourglass.isRunning || this.saving || this.questions.isAsking) return;
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
      this.notice.changed();
      this.askBot();
    };
    this.trouble = { kind: 'bot', error, again };
    this.notice.changed();
  }

  private stopThinking(): void {
    this.questions.dropAll();
    this.motion.forget();
    this.hinted = null;
  }

  private undoCount(): number {
    return this.saving ? 0 : undoCount(this.history, this.device);
  }

  private takeBackTarget(): number | null {
    return this.saving ? null : takeBackTarget(this.history, this.device, this.setting.seats);
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
