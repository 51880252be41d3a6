/** Every game of the app, one line each. */
import { twentyOneMutinies } from './21-mutinies';
import { cartagena } from './cartagena';
import { dieMeuterei } from './die-meuterei';
import type { GameEntry } from './entry';
import { mutineer } from './mutineer';
import { piratesNest } from './pirates-nest';

export const games: readonly GameEntry[] = [cartagena, piratesNest, dieMeuterei, mutineer, twentyOneMutinies];
