// Two panes with a bar between them that can be dragged or moved by arrow keys; on the phone the first sticks on top.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import './split-pane.css';

type SplitPaneProps = {
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** Share of the first pane, 0 to 1. */
  share?: number;
  /** After a drag or a key, so that it can be kept. */
  onShareChange?: (share: number) => void;
  min?: number;
  max?: number;
};

const STEP = 0.02;

export function SplitPane({
  label,
  first,
  second,
  share: startShare = 0.5,
  onShareChange,
  min = 0.25,
  max = 0.75,
}: SplitPaneProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(startShare);
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const set = (next: number) => {
    setShare(clamp(next));
    onShareChange?.(clamp(next));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setShare(clamp((event.clientX - area.left) / area.width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: min, End: max };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div ref={box} className="split-look" style={{ '--share': `${share * 100}%` } as React.CSSProperties}>
      <div id={`${id}-first`} className="split-first">
        {first}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator that moves is a control, not a thematic break */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-controls={`${id}-first`}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round(max * 100)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={() => onShareChange?.(share)}
        onDoubleClick={() => set(startShare)}
        className="split-bar"
      />
      <div className="split-second">{second}</div>
    </div>
  );
}
