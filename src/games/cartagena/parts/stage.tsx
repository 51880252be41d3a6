/** The table as this game's motion knows it. */
import type { PathStage } from '../../path/parts/stage';
import type { Ground } from '../ground';
import type { State } from '../state';

export type Stage = PathStage<State, Ground>;
