// An illustration with callouts to press: enlarged and moved by mouse, touch and keyboard; what is selected is lit (product §5 part manuals).
import '../../styles/views.css';
import { memo, useId, useMemo, useState } from 'react';
import { CalloutButtons } from './callout-buttons.tsx';
import { classNames } from '../class-names.ts';
import { type LineDrawing, readDrawing } from './drawing-markup.ts';
import type { Point } from './pan-zoom.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { ViewTools, type ViewToolTexts } from './view-tools.tsx';

export type IllustrationTexts = ViewToolTexts & {
  /** How the drawing is moved by keyboard, for who cannot see it. */
  hint: string;
  callouts: string;
  /** Name of a callout: its number and what it is. */
  itemName: (itemNo: string) => string;
};

type IllustrationViewProps = {
  /** What an SVG file holds. */
  markup: string;
  /** Its address, for drawings without items that can be told apart. */
  src: string;
  label: string;
  selected: string | null;
  onSelect: (itemNo: string | null) => void;
  texts: IllustrationTexts;
  className?: string;
};

export function IllustrationView({ markup, src, label, className, ...rest }: IllustrationViewProps) {
  const drawing = useMemo(() => readDrawing(markup), [markup]);
  const frame = classNames('illustration-look', className);
  if (drawing) return <Sheet {...rest} drawing={drawing} label={label} className={frame} />;
  return (
    <div className={frame}>
      <img src={src} alt={label} className="size-full object-contain" />
    </div>
  );
}

type SheetProps = Omit<IllustrationViewProps, 'markup' | 'src'> & { drawing: LineDrawing };

function Sheet({ drawing, label, selected, onSelect, texts, className }: SheetProps) {
  const hintId = useId();
  const [hovered, setHovered] = useState<string | null>(null);
  const press = (at: Point, reach: number) => {
    const itemNo = hovered ?? nearest(drawing, at, reach);
    onSelect(itemNo === selected ? null : itemNo);
  };
  const { box, view, size, isFitted, zoomBy, fit, show, handlers } = usePanZoom(drawing, press);
  return (
    <div className={className}>
      <section
        ref={box}
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved by arrow keys must be reachable by them
        tabIndex={0}
        className="sheet-window"
        data-fitted={isFitted || undefined}
        {...handlers}
      >
        <svg aria-hidden="true" className="line-sheet" width={size.width} height={size.height}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            <Lines drawing={drawing} onHover={setHovered} />
            <Lit drawing={drawing} itemNo={selected} look="is-selected" />
            {hovered !== selected && <Lit drawing={drawing} itemNo={hovered} look="is-hovered" />}
          </g>
        </svg>
        <CalloutButtons {...{ drawing, view, selected, hovered, onSelect, texts, show }} onHover={setHovered} />
        <span id={hintId} className="sr-only">
          {texts.hint}
        </span>
      </section>
      <ViewTools texts={texts} onZoom={zoomBy} onFit={fit} />
    </div>
  );
}

/** Drawn once; only the group around it moves. */
const Lines = memo(function Lines(props: { drawing: LineDrawing; onHover: (itemNo: string | null) => void }) {
  const { drawing, onHover } = props;
  return (
    <>
      <path className="axes" d={drawing.axes} />
      {drawing.items.map(({ itemNo, area, creases, outlines }) => (
        <g
          key={itemNo}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(itemNo)}
          onPointerLeave={() => onHover(null)}
        >
          <path className="area" d={area} />
          <path className="crease" d={creases} />
          <path className="contour" d={outlines} />
        </g>
      ))}
      {drawing.callouts.map(({ itemNo, anchor, centre }) => (
        <path key={itemNo} className="leader" d={`M${anchor.join(' ')}L${centre.join(' ')}`} />
      ))}
      {drawing.callouts.map(({ itemNo, anchor }) => (
        <circle key={itemNo} className="leader-foot" cx={anchor[0]} cy={anchor[1]} r="2.2" />
      ))}
    </>
  );
});

type LitProps = { drawing: LineDrawing; itemNo: string | null; look: string };

function Lit({ drawing, itemNo, look }: LitProps) {
  const item = drawing.items.find((one) => one.itemNo === itemNo);
  const callout = drawing.callouts.find((one) => one.itemNo === itemNo);
  if (!item) return null;
  return (
    <g className={classNames('lit', look)}>
      <path className="area" d={item.area} />
      <path className="contour" d={item.outlines} />
      {callout && <path className="leader" d={`M${callout.anchor.join(' ')}L${callout.centre.join(' ')}`} />}
    </g>
  );
}

/** The callout a finger meant, within its reach. */
function nearest({ callouts }: LineDrawing, [x, y]: Point, reach: number): string | null {
  let best: { itemNo: string; distance: number } | null = null;
  for (const { itemNo, anchor, centre } of callouts) {
    const distance = Math.min(...[anchor, centre].map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
    if (distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { itemNo, distance };
  }
  return best?.itemNo ?? null;
}
