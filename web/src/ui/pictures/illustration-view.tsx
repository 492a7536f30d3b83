// An illustration with callouts to press: enlarged and moved by mouse, touch and keyboard; what is selected is lit (product §5 part manuals).
import '../../styles/views.css';
import { ScanSearch } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CalloutButtons } from './callout-buttons.tsx';
import { classNames } from '../class-names.ts';
import { type LineDrawing, readDrawing } from './drawing-markup.ts';
import { IconButton } from '../icon-button.tsx';
import { type PlacedItems, usePlacedDrawing } from './placed-drawing.ts';
import type { Point } from './pan-zoom.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { ViewTools, type ViewToolTexts } from './view-tools.tsx';

export type IllustrationTexts = ViewToolTexts & {
  /** How the drawing is moved by keyboard, for who cannot see it. */
  hint: string;
  callouts: string;
  /** Name of a callout: its number and what it is. */
  itemName: (itemNo: string) => string;
  /** The button that looks at the selected item from near; without it there is none. */
  goToItem?: string;
};

type IllustrationViewProps = {
  /** What an SVG file holds; null of a picture of another kind. */
  markup: string | null;
  /** Where items are on a drawing that does not say so itself, such as a scanned page. */
  places?: PlacedItems;
  /** Its address: it is shown as the picture it is where its file tells no items apart. */
  src: string;
  label: string;
  selected: string | null;
  onSelect: (itemNo: string | null) => void;
  /** What the mouse is over, where something beside the drawing is lit with it. */
  hovered?: string | null;
  onHover?: (itemNo: string | null) => void;
  texts: IllustrationTexts;
  className?: string;
};

export function IllustrationView({ markup, places, src, label, className, ...rest }: IllustrationViewProps) {
  const lines = useMemo(() => (markup === null ? null : readDrawing(markup)), [markup]);
  const placed = usePlacedDrawing(places, lines ? null : src);
  const drawing = lines ?? placed;
  const frame = classNames('illustration-look', className);
  if (drawing) return <Sheet {...rest} drawing={drawing} label={label} className={frame} />;
  return (
    <div className={frame}>
      <img src={src} alt={label} className="size-full object-contain" />
    </div>
  );
}

type SheetProps = Omit<IllustrationViewProps, 'markup' | 'places' | 'src'> & { drawing: LineDrawing };

function Sheet(props: SheetProps) {
  const { drawing, label, selected, texts, className } = props;
  const hintId = useId();
  const [ownHovered, setOwnHovered] = useState<string | null>(null);
  const { hovered = ownHovered, onHover: setHovered = setOwnHovered } = props;
  const pressed = useRef<string | null>(null);
  const onSelect = (itemNo: string | null) => {
    pressed.current = itemNo;
    props.onSelect(itemNo);
  };
  const press = (at: Point, reach: number) => {
    const itemNo = hovered ?? nearest(drawing, at, reach);
    onSelect(itemNo === selected ? null : itemNo);
  };
  const { box, view, size, isFitted, zoomBy, fit, show, goTo, handlers } = usePanZoom(drawing, press);
  const callout = drawing.callouts.find(({ itemNo }) => itemNo === selected);
  const showLatest = useRef(show);
  useEffect(() => {
    showLatest.current = show;
  });
  // What was selected beside the drawing comes into its window, and stays there when the window gets another size; what was pressed in it is there.
  useEffect(() => {
    if (callout && pressed.current !== callout.itemNo) showLatest.current(callout.centre);
    pressed.current = null;
  }, [callout, size]);
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
        {drawing.callouts.length > 0 && (
          <CalloutButtons {...{ drawing, view, selected, hovered, onSelect, texts, show }} onHover={setHovered} />
        )}
        <span id={hintId} className="sr-only">
          {texts.hint}
        </span>
      </section>
      <ViewTools texts={texts} onZoom={zoomBy} onFit={fit}>
        {callout && texts.goToItem && (
          <IconButton
            kind="secondary"
            label={texts.goToItem}
            icon={<ScanSearch aria-hidden="true" />}
            onClick={() => goTo(callout.anchor)}
          />
        )}
      </ViewTools>
    </div>
  );
}

/** Drawn once; only the group around it moves. */
const Lines = memo(function Lines(props: { drawing: LineDrawing; onHover: (itemNo: string | null) => void }) {
  const { drawing, onHover } = props;
  return (
    <>
      {drawing.picture && <image href={drawing.picture} width={drawing.width} height={drawing.height} />}
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
      {drawing.callouts.map((callout, at) => (
        <path key={`${callout.itemNo} ${at.toString()}`} className="leader" d={leaderOf(callout)} />
      ))}
      {drawing.callouts.map(({ itemNo, anchor }, at) => (
        <circle key={`${itemNo} ${at.toString()}`} className="leader-foot" cx={anchor[0]} cy={anchor[1]} r="2.2" />
      ))}
    </>
  );
});

const leaderOf = ({ anchor, centre }: LineDrawing['callouts'][number]): string =>
  `M${anchor.join(' ')}L${centre.join(' ')}`;

type LitProps = { drawing: LineDrawing; itemNo: string | null; look: string };

function Lit({ drawing, itemNo, look }: LitProps) {
  const item = drawing.items.find((one) => one.itemNo === itemNo);
  const leaders = drawing.callouts.filter((one) => one.itemNo === itemNo).map(leaderOf);
  if (!item) return null;
  return (
    <g className={classNames('lit', look)}>
      <path className="area" d={item.area} />
      <path className="contour" d={item.outlines} />
      {leaders.length > 0 && <path className="leader" d={leaders.join('')} />}
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
