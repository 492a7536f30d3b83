// A picture with a sheet below it that is drawn up by a finger, by keys or by its button (design: on the phone the drawing stands above its rows); both share the room, so neither hides the other.
import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './draw-sheet.css';

type DrawSheetProps = {
  /** What the handle moves. */
  label: string;
  /** What its button does. */
  moreLabel: string;
  lessLabel: string;
  picture: ReactNode;
  /** Always in sight at the top of the sheet. */
  head: ReactNode;
  children: ReactNode;
  scroller?: RefObject<HTMLDivElement | null>;
  /** True where the picture needs most of the room at first. */
  isLow?: boolean;
  /** The sheet rises to hold it, when it becomes another one. */
  needed?: Needed | undefined;
};

/** The height of what was chosen in the sheet. */
export interface Needed {
  of: string | null;
  height: number;
}

/** Shares of the room the sheet stops at: its head, half, all. */
const STOPS = [0.22, 0.5, 1] as const;
/** How far the sheet rises by itself: the picture keeps the rest. */
const RISES_TO = 0.7;
const STEP = 0.08;
const STILL = 5;

export function DrawSheet(props: DrawSheetProps) {
  const { label, moreLabel, lessLabel, picture, head, children, scroller, isLow, needed } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState<number>(isLow ? STOPS[0] : STOPS[1]);
  const [isDragged, setDragged] = useState(false);
  useRisen({ box, needed, setShare, most: isLow ? STOPS[1] : RISES_TO });
  const from = useRef({ y: 0, share: 0, hasMoved: false });
  const isWhole = share > 0.9;
  const clamp = (next: number) => Math.min(1, Math.max(STOPS[0], next));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { y: event.clientY, share, hasMoved: false };
    setDragged(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const height = box.current?.clientHeight ?? 0;
    if (!isDragged || height === 0) return;
    const way = from.current.y - event.clientY;
    if (Math.abs(way) > STILL) from.current.hasMoved = true;
    if (from.current.hasMoved) setShare(clamp(from.current.share + way / height));
  };
  const onPointerUp = () => {
    setDragged(false);
    if (from.current.hasMoved) setShare((now) => nearestStop(now));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowUp: share + STEP, ArrowDown: share - STEP, Home: 1, End: STOPS[0] };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShare(clamp(next));
  };
  return (
    <div ref={box} className="draw-look">
      <div className="draw-picture" inert={isWhole}>
        {picture}
      </div>
      <section
        className="draw-sheet"
        data-dragged={isDragged || undefined}
        style={{ '--drawn': `${(share * 100).toFixed(1)}%` } as React.CSSProperties}
      >
        <div className="draw-bar">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator that moves is a control, not a thematic break */}
          <div
            role="separator"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-controls={id}
            aria-valuenow={Math.round(share * 100)}
            aria-valuemin={STOPS[0] * 100}
            aria-valuemax={100}
            className="draw-handle"
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={onPointerUp}
          />
          <div className="min-w-0 flex-1">{head}</div>
          <button
            type="button"
            aria-expanded={isWhole}
            aria-controls={id}
            aria-label={isWhole ? lessLabel : moreLabel}
            title={isWhole ? lessLabel : moreLabel}
            onClick={() => setShare(isWhole ? STOPS[1] : 1)}
            className="draw-button"
          >
            {isWhole ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          </button>
        </div>
        <div id={id} ref={scroller} className="draw-rows">
          {children}
        </div>
      </section>
    </div>
  );
}

const nearestStop = (share: number): number =>
  STOPS.reduce((best, stop) => (Math.abs(stop - share) < Math.abs(best - share) ? stop : best), STOPS[0]);

type Risen = {
  box: RefObject<HTMLElement | null>;
  needed: Needed | undefined;
  setShare: (next: (now: number) => number) => void;
  most: number;
};

/** Draws the sheet up for what was chosen in it; never down, and only once for each choice. */
function useRisen({ box, needed, setShare, most }: Risen): void {
  useEffect(() => {
    const room = box.current?.clientHeight ?? 0;
    if (!needed || room === 0) return;
    const bar = box.current?.querySelector<HTMLElement>('.draw-bar')?.offsetHeight ?? 0;
    // One pixel more for the sheet's own edge.
    const wanted = Math.min(most, (needed.height + bar + 1) / room);
    setShare((now) => Math.max(now, wanted));
  }, [box, needed, setShare, most]);
}
