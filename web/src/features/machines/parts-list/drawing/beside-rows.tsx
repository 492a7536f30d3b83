// Where the drawing stands: loaded once the rows are there and nothing else is to do, so that they never wait for it (quality 14: first load).
import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import type { Machine } from '../../machines.data.ts';
import type { FigureRows } from '../parts-list.rules.ts';
import { useTimeForMore } from '../use-time-for-more.ts';
import type { DrawingPaneProps } from './drawing-pane.tsx';
import { useFigureInSight } from './figure-in-sight.ts';
import { DrawingRoom } from './drawing-room.tsx';
import type { LitItem } from './lit-row.ts';

// What does not load leaves the rows as they are: every row leads to its drawing all the same.
const Nothing: ComponentType<DrawingPaneProps> = () => null;
const DrawingPane = lazy(async () => {
  const file = await import('./drawing-pane.tsx').catch(() => undefined);
  return { default: file?.DrawingPane ?? Nothing };
});

export type BesideRowsProps = {
  machine: Machine;
  groups: readonly FigureRows[];
  list: RefObject<HTMLElement | null>;
  lit: LitItem | null;
  onLight: (item: LitItem | null) => void;
};

export function BesideRows({ machine, groups, list, lit, onLight }: BesideRowsProps) {
  const isTime = useTimeForMore();
  const seen = useFigureInSight({ list, of: groups, lit: lit?.figureId });
  const figure = groups.find(({ figureId }) => figureId === seen) ?? groups[0];
  if (!figure || !isTime) return <DrawingRoom />;
  return (
    <Suspense fallback={<DrawingRoom />}>
      <DrawingPane {...{ machine, figure, lit, onLight }} />
    </Suspense>
  );
}
