// A 3D model to be turned, taken apart and picked from; the drawing stands in where the browser has no WebGL (product §5 3D manuals).
import '../../styles/views.css';
import { MonitorX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ItemStrip } from './item-strip.tsx';
import { CompressedModel } from './model/compressed-model.ts';
import type { ModelItem } from './model/model.ts';
import type { Shown } from './model/shown.ts';
import { ModelTools, type ModelToolTexts } from './model-tools.tsx';
import type { KnownItems } from './model/name-items.ts';
import type { ShownModel, ShowOptions } from './model/show-model.ts';
import { Notice } from '../states/notice.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { ViewTools, type ViewToolTexts } from './view-tools.tsx';

export type ModelTexts = ViewToolTexts & {
  /** How the model is turned by keyboard, for who cannot see it. */
  hint: string;
  apart: string;
  items: string;
  itemName: (item: ModelItem) => string;
  loading: string;
  noWebgl: string;
  broken: string;
  /** Packed in a way the shop does not read. */
  compressed: string;
  lost: string;
  /** Of the tools that isolate, hide, see through and turn to a side; without them there are none. */
  tools?: ModelToolTexts;
};

type ModelViewProps = {
  /** A binary glTF file. */
  bytes: ArrayBuffer;
  label: string;
  /** Stands there where the model cannot be shown. */
  fallback: ReactNode;
  selected: string | null;
  onSelect: (itemNo: string | null) => void;
  /** How far apart it starts, 0 to 1. */
  startApart?: number;
  /** Which items its nodes and part numbers are, where it does not say so itself. */
  known?: KnownItems;
  /** False where a list of the items stands beside it. */
  hasStrip?: boolean;
  texts: ModelTexts;
  className?: string;
};

/** Nothing is left out. */
const ALL_SHOWN: Shown = { hidden: [], isolated: null, isSeeThrough: false };

/** Why a model is not shown. */
type Unshown = 'noWebgl' | 'broken' | 'compressed';
type Phase = 'loading' | 'shown' | 'lost' | Unshown;

export function ModelView(props: ModelViewProps) {
  const { label, fallback, selected, onSelect, startApart = 0, hasStrip = true, texts, className } = props;
  const hintId = useId();
  const [apart, setApart] = useState(startApart);
  const [drawn, setDrawn] = useState<Shown>(ALL_SHOWN);
  const { canvas, phase, shown } = useShownModel(props, apart, drawn);
  if (phase === 'noWebgl' || phase === 'broken' || phase === 'compressed')
    return (
      <div className={classNames('grid gap-2', texts.tools && 'h-full grid-rows-[minmax(0,1fr)_auto]')}>
        {fallback}
        <p className="text-14 text-ink-soft">{texts[phase]}</p>
      </div>
    );
  const items = shown?.items ?? [];
  return (
    <div className={classNames('model-parts', texts.tools && 'has-tools')}>
      <div className={classNames('model-look', className)}>
        <section
          aria-label={label}
          aria-describedby={hintId}
          aria-busy={phase === 'loading'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is turned by arrow keys must be reachable by them
          tabIndex={0}
          onKeyDown={(event) => onKey(event, shown)}
          className="model-window"
        >
          <canvas ref={canvas} className="size-full" />
          <span id={hintId} className="sr-only">
            {texts.hint}
          </span>
        </section>
        {phase === 'loading' && <Waiting text={texts.loading} />}
        {phase === 'lost' && (
          <div className="absolute inset-3 grid place-items-center">
            <Notice role="status" tone="plain" icon={<MonitorX aria-hidden="true" />} title={texts.lost} />
          </div>
        )}
        <ViewTools texts={texts} onZoom={(factor) => shown?.zoomBy(factor)} onFit={() => shown?.fit()} />
      </div>
      {texts.tools && shown && <ModelTools {...{ texts: texts.tools, selected, drawn, shown }} onDraw={setDrawn} />}
      {shown?.comesApart !== false && <ApartSlider label={texts.apart} apart={apart} onApart={setApart} />}
      {hasStrip && (
        <ItemStrip
          label={texts.items}
          items={items.map((item) => ({ itemNo: item.itemNo, name: texts.itemName(item) }))}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}

type ApartSliderProps = { label: string; apart: number; onApart: (share: number) => void };

function ApartSlider({ label, apart, onApart }: ApartSliderProps) {
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 text-14">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(apart * 100)}
        onChange={(event) => onApart(Number(event.target.value) / 100)}
        className="h-control w-full accent-brand"
      />
    </label>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="absolute inset-0" role="status">
      <Skeleton className="size-full" />
      <span className="sr-only">{text}</span>
    </div>
  );
}

function useShownModel({ bytes, known, selected, onSelect }: ModelViewProps, apart: number, drawn: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [shown, setShown] = useState<ShownModel | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const pick = useRef(onSelect);
  useEffect(() => {
    pick.current = onSelect;
  }, [onSelect]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const task = { isOver: false, stop: () => {} };
    const told = (next: Phase) => {
      if (!task.isOver) setPhase(next);
    };
    load(
      { bytes, known, canvas: element },
      {
        onPick: (itemNo) => pick.current(itemNo),
        onHover: setHovered,
        onLost: () => told('lost'),
        onBack: () => told('shown'),
      },
    ).then(
      (model) => {
        task.stop = model.stop.bind(model);
        if (task.isOver) return task.stop();
        setShown(model);
        told('shown');
      },
      (problem: unknown) => told(unshownBy(problem)),
    );
    return () => {
      task.isOver = true;
      task.stop();
    };
  }, [bytes, known]);
  useEffect(() => shown?.setApart(apart), [shown, apart]);
  useEffect(() => {
    shown?.show(drawn);
    shown?.light({ selected, hovered });
  }, [shown, drawn, selected, hovered]);
  return { canvas, phase, shown };
}

class NoWebgl extends Error {}

function unshownBy(problem: unknown): Unshown {
  if (problem instanceof NoWebgl) return 'noWebgl';
  return problem instanceof CompressedModel ? 'compressed' : 'broken';
}

type Listeners = Pick<ShowOptions, 'onPick' | 'onHover' | 'onLost' | 'onBack'>;

/** Asks for WebGL before it loads what needs it. */
async function load(file: Omit<ShowOptions, keyof Listeners>, listeners: Listeners): Promise<ShownModel> {
  if (!hasWebgl()) throw new NoWebgl();
  const { showModel } = await import('./model/show-model.ts');
  return await showModel({ ...file, ...listeners });
}

let isAble: boolean | undefined;

function hasWebgl(): boolean {
  if (isAble !== undefined) return isAble;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  isAble = context !== null;
  return isAble;
}

const TURN = Math.PI / 12;

function onKey(event: KeyboardEvent, shown: ShownModel | null): void {
  if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => shown.turn(-TURN, 0),
    ArrowRight: () => shown.turn(TURN, 0),
    ArrowUp: () => shown.turn(0, TURN),
    ArrowDown: () => shown.turn(0, -TURN),
    '+': () => shown.zoomBy(1.25),
    '=': () => shown.zoomBy(1.25),
    '-': () => shown.zoomBy(0.8),
    '0': () => shown.fit(),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
