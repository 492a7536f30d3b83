// The item numbers of an illustration as buttons: one stop of the keyboard, arrow keys go from number to number.
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Callout, LineDrawing } from './drawing-markup.ts';
import type { Point, View } from './pan-zoom.ts';

type CalloutButtonsProps = {
  drawing: LineDrawing;
  view: View;
  selected: string | null;
  hovered: string | null;
  onSelect: (itemNo: string | null) => void;
  onHover: (itemNo: string | null) => void;
  show: (point: Point) => void;
  texts: { callouts: string; itemName: (itemNo: string) => string };
};

/** Pixels of a balloon: never smaller than a dot, never bigger than a finger needs. */
const SMALLEST = 4;
const BIGGEST = 11;
/** Below this a number is not legible and the balloon stays a dot. */
const LEGIBLE = 7;

export function CalloutButtons(props: CalloutButtonsProps) {
  const { drawing, view, selected, hovered, onSelect, onHover, show, texts } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  const gaps = useMemo(() => drawing.callouts.map((one) => gapOf(one, drawing.callouts)), [drawing]);
  const goTo = (next: number) => {
    const callout = drawing.callouts[next];
    if (!callout) return;
    setAt(next);
    show(callout.centre);
    group.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = drawing.callouts.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, at + 1),
      ArrowDown: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(next);
  };
  return (
    <fieldset ref={group} aria-label={texts.callouts} onKeyDown={onKeyDown} className="callout-buttons">
      {drawing.callouts.map(({ itemNo, centre, r }, i) => {
        const isLit = itemNo === selected || itemNo === hovered;
        const room = Math.min(BIGGEST, Math.max(SMALLEST, (gaps[i] ?? r) * view.scale));
        const isDot = !isLit && room < LEGIBLE;
        const radius = isLit ? Math.max(13, room) : isDot ? SMALLEST : room;
        return (
          <button
            key={`${itemNo} ${i.toString()}`}
            type="button"
            tabIndex={i === at ? 0 : -1}
            aria-label={texts.itemName(itemNo)}
            aria-pressed={itemNo === selected}
            data-lit={isLit || undefined}
            data-dot={isDot || undefined}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => onSelect(itemNo === selected ? null : itemNo)}
            onFocus={() => setAt(i)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(itemNo)}
            onPointerLeave={() => onHover(null)}
            style={{
              width: radius * 2,
              height: radius * 2,
              fontSize: Math.min(13, Math.max(8.5, radius * 1.06)),
              transform: `translate(${centre[0] * view.scale + view.x - radius}px, ${centre[1] * view.scale + view.y - radius}px)`,
            }}
          >
            {isDot ? null : itemNo}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The radius a balloon can have before it meets its neighbour, in units of the drawing. */
function gapOf(one: Callout, all: readonly Callout[]): number {
  const distances = all
    .filter((other) => other !== one)
    .map(({ centre: [x, y] }) => Math.hypot(x - one.centre[0], y - one.centre[1]));
  return Math.min(120, ...distances) / 2 - 1;
}
