/** One game in progress: it takes touches, plays and saves moves, asks the bots, and says what may be shown. */
import { sightOf } from '@/bots/sight';
import type { Answer } from '@/bots/thinking';
import { legalMove } from '@/core/legality';
import type { Seat, Viewer } from '@/core/seat';
import type { Spot } from '@/core/spot';
import { Choosing } from './choosing';
import { firstHolder, lastPerson, nextStage, takerOf, viewerOf, type Device } from './device';
import { backTo, entryOf } from './entries';
import { cutTo, lastPosition, stepOf, stepCount, withStep, type History } from './history';
import { Hourglass } from './hourglass';
import { Motion } from './motion';
import { newsOf } from './news';
import { Notice } from './notice';
import type { Hint, News, Picture } from './picture';
import { chanceAt, hintFrom, mindOf, Questions, type Mind } from './questions';
import { Saving } from './saving';
import type { Manners, MatchSetting } from './setting';
import { candidates } from './touch';
import { NO_WAY_BACK, waysBack, type WaysBack } from './undo';

export class Match {
  private history: History;
  private device: Device;
  private practice: boolean;
  private choosing = new Choosing([]);
  private news: News | null = null;
  private hinted: Hint | 'thinking' | null = null;
  private manners: Manners = { confirm: false, pace: 0 };
  private readonly hourglass: Hourglass;
  private readonly questions: Questions;
  private readonly motion: Motion;
  private readonly notice = new Notice<Picture>(() => this.draw());
  private readonly saving = new Saving(() => this.notice.changed());
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
  /** Milliseconds spent at the table so far. */
  readonly timeAtTable = (): number => this.hourglass.time();

  /** The table is on screen: time runs, bots think. */
  resume(): void {
    if (this.hourglass.turn()) this.askBot();
  }

  /** The table has left the screen: bots rest; the device lies covered if several people use it. */
  pause(): void {
    if (!this.hourglass.lay()) return;
    this.stopThinking();
    this.motion.calm();
    this.uncover(firstHolder(this.setting.seats));
  }

  /** Nobody looks for a moment, but the game goes on: what belongs to one of several people is not left lying open. */
  cover(): void {
    if (this.device.holder !== null && firstHolder(this.setting.seats) === null) this.uncover(null);
  }

  behave(manners: Manners): void {
    this.manners = manners;
  }

  /** The holder has seen enough and passes the device on. */
  passDevice(): void {
    if (this.device.stage.kind === 'passing') this.uncover(null);
  }

  /** The next person has the device in hand; or whoever acts with covered hands wants to see the own one. */
  takeDevice(): void {
    const taker = takerOf(this.device);
    if (taker !== null) this.uncover(taker);
  }

  /** Where there is no choice, the one move happens with all hands covered. */
  goOn(): void {
    if (this.device.stage.kind === 'forced') void this.play(this.setting.game.moves(this.state)[0]);
  }

  /** Whoever acted last was not done with looking, or wants to undo. */
  takeDeviceBack(): void {
    const last = this.lastHolder();
    if (last !== null) this.uncover(last);
  }

  /** Where nobody is to choose, every spot is closed. */
  touch(spot: Spot): void {
    if (!this.saving.isUnderWay) this.follow(this.choosing.touch(spot, this.manners.confirm));
  }

  /** The bots' steps up to the next person's turn are not shown one by one. */
  skip(): void {
    if (!this.canSkip) return;
    this.news = null;
    this.motion.hurry();
    this.notice.changed();
  }

  /** A move named by touches or picked from a list: played, or first to be confirmed. */
  choose(move: unknown): void {
    if (this.isChoosing) this.follow(this.choosing.choose(move, this.manners.confirm));
  }

  confirm(): void {
    if (this.isChoosing && this.choosing.pending) void this.play(this.choosing.pending.move);
  }

  letGo(): void {
    this.choosing.letGo();
    this.notice.changed();
  }

  /** Takes back the last own step, if nothing was revealed since. */
  undo(): Promise<void> {
    return this.waysBack().undo > 0 ? this.stepBack(stepCount(this.history) - 1, false) : Promise.resolve();
  }

  /** Against bots only: back to before the last own step whatever happened since; the match becomes practice. */
  takeBack(): Promise<void> {
    const target = this.waysBack().takeBack;
    return target === null ? Promise.resolve() : this.stepBack(target, true);
  }

  /** The motion of the steps up to this one has been shown. */
  settled(number: number): void {
    this.motion.settled(number);
  }

  /** What would a strong player do, knowing what this viewer knows? */
  askHint(): void {
    const { stage } = this.device;
    if (stage.kind !== 'choosing' || stage.isCovered || this.saving.isUnderWay || this.questions.isAsking) return;
    this.hinted = 'thinking';
    this.notice.changed();
    this.think(stage.seat, { strength: 'captain', character: 'plain' }, (answer) => {
      this.hinted = hintFrom(this.setting.game, this.view(stage.seat), answer);
      this.notice.changed();
    });
  }

  private get isChoosing(): boolean {
    return this.device.stage.kind === 'choosing' && !this.saving.isUnderWay;
  }

  private follow(chosen: { readonly move: unknown } | null): void {
    return chosen ? void this.play(chosen.move) : this.notice.changed();
  }

  private get state(): unknown {
    return lastPosition(this.history);
  }

  private view(viewer: Viewer): unknown {
    return this.setting.game.view(this.state, viewer);
  }

  private async play(move: unknown): Promise<void> {
    const { game, store, id } = this.setting;
    const seat = game.seatToAct(this.state);
    if (seat === null || this.saving.isUnderWay) return;
    const step = stepOf(game, this.state, seat, move);
    await this.save(
      () => store.append(id, entryOf(game, this.history, step, this.timeAtTable())),
      () => {
        this.history = withStep(this.history, step);
        const number = stepCount(this.history);
        this.news = this.motion.isHurrying ? null : newsOf(game, this.history, number, viewerOf(this.device));
        this.motion.started(number);
        this.device = nextStage(game, step.after, this.setting.seats, this.device.holder);
      },
    );
  }

  private stepBack(keep: number, practice: boolean): Promise<void> {
    const { game, store, id } = this.setting;
    return this.save(
      () => store.stepBack(id, backTo(game, this.history, keep, practice)),
      () => {
        this.history = cutTo(this.history, keep);
        this.practice ||= practice;
        this.news = null;
        this.motion.cutTo(keep);
        this.device = nextStage(game, this.state, this.setting.seats, this.device.holder);
      },
    );
  }

  private save(write: () => Promise<void>, then: () => void): Promise<void> {
    this.stopThinking();
    return this.saving.run(write, () => {
      then();
      if (this.device.stage.kind !== 'waiting') this.motion.calm();
      this.lookAround();
      this.notice.changed();
      this.askBot();
    });
  }

  /** The device changes hands; what was told to one person is not told to the next. */
  private uncover(holder: Seat | null): void {
    this.news = null;
    if (this.hinted !== null) this.stopThinking();
    this.device = nextStage(this.setting.game, this.state, this.setting.seats, holder);
    this.lookAround();
    this.notice.changed();
  }

  /** The legal moves of whoever is to choose now, with no touches yet. */
  private lookAround(): void {
    const { stage } = this.device;
    this.choosing = new Choosing(
      stage.kind === 'choosing' ? candidates(this.setting.game, this.view(viewerOf(this.device))) : [],
    );
  }

  private askBot(): void {
    const { stage } = this.device;
    if (this.saving.isUnderWay || stage.kind !== 'waiting' || !this.hourglass.isRunning || this.questions.isAsking)
      return;
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
    this.questions.ask({ game: game.id, sight, seed: chanceAt(seed, stepCount(this.history)), ...mind }, then);
  }

  private botFailed(error: unknown): void {
    this.stopThinking();
    const again = () => {
      this.saving.forget();
      this.askBot();
    };
    this.saving.tell({ kind: 'bot', error, again });
  }

  private stopThinking(): void {
    this.questions.dropAll();
    this.motion.forget();
    this.hinted = null;
  }

  private waysBack(): WaysBack {
    return this.saving.isUnderWay ? NO_WAY_BACK : waysBack(this.history, this.device, this.setting.seats);
  }

  private get canSkip(): boolean {
    return this.device.stage.kind === 'waiting' && this.manners.pace > 0 && !this.motion.isHurrying;
  }

  /** Who may take a covered device back from the one it waits for. */
  private readonly lastHolder = (): Seat | null => lastPerson(this.history, this.setting.seats, this.device);

  private draw(): Picture {
    const viewer = viewerOf(this.device);
    const { undo, takeBack } = this.waysBack();
    return {
      number: stepCount(this.history),
      viewer,
      view: this.view(viewer),
      stage: this.device.stage,
      narrowing: this.choosing.narrowing,
      closed: this.choosing.closed,
      pending: this.choosing.pending,
      news: this.device.stage.kind === 'handover' ? null : this.news,
      undo,
      canTakeBack: takeBack !== null,
      practice: this.practice,
      saving: this.saving.isUnderWay,
      trouble: this.saving.trouble,
      canSkip: this.canSkip,
      lastHolder: this.lastHolder(),
      hint: this.hinted,
      outcome: this.setting.game.outcome(this.state),
    };
  }
}
