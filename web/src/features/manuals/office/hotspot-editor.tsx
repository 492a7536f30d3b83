// Places the hotspots of a drawing: picture, the one selected, what lacks one, and what was read off the picture (product §8).
import { UnsavedWork } from '../../../client/unsaved-work.tsx';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { PictureTools } from './picture-tools.tsx';
import { type DeskSheet, type FigureToEdit, useSaveHotspots } from './figure-desk.data.ts';
import { useTexts } from './figure-desk.texts.ts';
import { HotspotPicture } from './hotspot-picture.tsx';
import type { Extent } from './hotspots.rules.ts';
import { Proposals } from './proposals.tsx';
import { type Hotspots, useHotspots } from './use-hotspots.ts';

type HotspotEditorProps = { figure: FigureToEdit; sheet: DeskSheet };

export function HotspotEditor({ figure, sheet }: HotspotEditorProps) {
  const t = useTexts();
  const [own, setOwn] = useState<Extent>();
  const told = sheet.width !== null && sheet.height !== null ? { width: sheet.width, height: sheet.height } : undefined;
  const extent = told ?? own;
  const work = useHotspots(figure.items, sheet, extent);
  const [zoom, setZoom] = useState(1);
  const number = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-2">
        <p className="text-14 text-ink-soft">{t('placeHelp')}</p>
        <HotspotPicture
          file={sheet.file}
          label={t('pictureOf', { name: figure.name })}
          onExtent={setOwn}
          onEdit={() => number.current?.select()}
          {...{ work, extent, zoom }}
        />
        <PictureTools
          zoom={zoom}
          onZoom={setZoom}
          onAdd={extent && (() => work.add(extent.width / 2, extent.height / 2))}
        />
      </div>
      <div className="grid gap-5">
        <Selected {...{ figure, work }} numberRef={number} />
        <BareItems work={work} />
        <Proposals file={sheet.file} work={work} />
        <Save {...{ figure, sheet, work }} />
        <UnsavedWork isUnsaved={work.isChanged} text={t('leaveText')} />
      </div>
    </div>
  );
}

type WorkProps = { figure: FigureToEdit; work: Hotspots };

function Selected({ figure, work, numberRef }: WorkProps & { numberRef: React.RefObject<HTMLInputElement | null> }) {
  const t = useTexts();
  const spot = work.selected;
  if (!spot) return <p className="text-14 text-ink-soft">{t('noneSelected', { count: work.spots.length })}</p>;
  const item = figure.items.find(({ itemNo }) => itemNo === spot.itemNo);
  return (
    <section aria-label={t('selected')} className="grid gap-2 rounded-box border border-line bg-surface p-3">
      <TextField
        ref={numberRef}
        label={t('itemNo')}
        list="figure-items"
        maxLength={12}
        autoComplete="off"
        value={spot.itemNo}
        onChange={(event) => work.put({ ...spot, itemNo: event.target.value.trim() })}
        error={item ? undefined : t('noSuchItem')}
        help={item && (item.partCode ? `${item.partCode} · ${item.name ?? ''}` : t('itemWithoutPart'))}
      />
      <datalist id="figure-items">
        {figure.items.map(({ itemNo, name }) => (
          <option key={itemNo} value={itemNo}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        {spot.isProposed && <Button onClick={() => work.put({ ...spot, isProposed: false })}>{t('confirm')}</Button>}
        <Button kind="quiet" onClick={() => work.remove(spot.key)}>
          {t('remove')}
        </Button>
      </div>
    </section>
  );
}

function BareItems({ work }: { work: Hotspots }) {
  const t = useTexts();
  return (
    <section aria-label={t('bare')} className="grid gap-2">
      <h2 className="font-semibold text-14">{t('bareCount', { count: work.bare.length })}</h2>
      {work.bare.length > 0 && (
        <ul className="flex max-h-56 flex-wrap gap-1.5 overflow-y-auto p-0.5">
          {work.bare.map(({ itemNo, name }) => (
            <li key={itemNo}>
              <button
                type="button"
                aria-pressed={itemNo === work.next}
                title={name ?? undefined}
                onClick={() => work.setNext(itemNo)}
                className="figures min-h-control min-w-control rounded-inner border border-line bg-surface px-2 font-semibold text-14 hover:bg-hover aria-pressed:border-brand aria-pressed:bg-selected"
              >
                {itemNo}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Save({ figure, sheet, work }: WorkProps & { sheet: DeskSheet }) {
  const t = useTexts();
  const save = useSaveHotspots();
  const known = new Set(figure.items.map(({ itemNo }) => itemNo));
  const confirmed = work.spots.filter(({ isProposed }) => !isProposed);
  const isSound = confirmed.every(({ itemNo }) => known.has(itemNo));
  const press = () =>
    save.mutate(
      {
        figureId: figure.figureId,
        sheet: sheet.sheet,
        revision: sheet.revision,
        hotspots: confirmed.map(({ itemNo, x, y }) => ({ itemNo, x, y })),
      },
      { onSuccess: () => showToast({ text: t('saved') }) },
    );
  return (
    <div className="grid gap-1">
      <Button
        kind="primary"
        size="large"
        isBusy={save.isPending}
        disabled={!work.isChanged || !isSound}
        onClick={press}
      >
        {t('save')}
      </Button>
      {!isSound && <p className="text-14 text-bad">{t('unsound')}</p>}
    </div>
  );
}
