/** The ferry sloop in the strait with everybody aboard: it lies at one of its two docks and sails across. */
import { Ferry as Sailing } from '@/ui/table/Ferry';

import type { Ground } from '../ground';
import { B, type State } from '../state';
import { Crowded, type PiratesProps } from './Pirates';

interface FerryProps extends PiratesProps {
  readonly docks: NonNullable<Ground['ferry']>;
}

export function Ferry({ docks, ...pirates }: FerryProps) {
  const { view, ground } = pirates;
  const mast = (ground.strait?.height ?? 0) * 0.56;
  return (
    <Sailing at={docks[view.dock]} mast={mast} mirrored={bowIsLeft(docks, view)}>
      <Crowded {...pirates} places={ABOARD} />
    </Sailing>
  );
}

const ABOARD = [B];

/** It points to where it would sail next. */
function bowIsLeft(docks: FerryProps['docks'], { dock }: State): boolean {
  const other = dock === 'cartagena' ? docks.tortuga : docks.cartagena;
  return other.x < docks[dock].x;
}
