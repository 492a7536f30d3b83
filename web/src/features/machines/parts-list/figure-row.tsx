// A row of the parts list beside its illustration or model: one press lights its item and unfolds what can be done with the part (product §5 Part manuals).
import { type Cells, OfferCells } from '../../supersession/index.ts';
import { PartPicture, partHref } from '../../parts/index.ts';
import type { PartRow } from '@outrigger/contract';
import { type ReactNode, Suspense } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { RowMachine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import { addableOfRow, ItemBalloon, NeededQuantity, RowFacts, RowFit, perMachineOf } from './part-row-pieces.tsx';

export type FigureRowProps = {
  row: PartRow;
  /** Without one the row is not judged. */
  machine: RowMachine | undefined;
  isLit: boolean;
  isHovered: boolean;
  onSelect: (itemNo: string | null) => void;
  onHover: (itemNo: string | null) => void;
  /** What leads on from this row, such as the figure that takes its part apart. */
  children?: ReactNode;
};

export function FigureRow(props: FigureRowProps) {
  const { row, machine, isLit, isHovered, onSelect, onHover, children } = props;
  const isOff = machine !== undefined && row.verdict === 'doesNotFit';
  return (
    <article
      data-item={row.itemNo}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(row.itemNo)}
      onPointerLeave={() => onHover(null)}
      className={classNames(
        'relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] print:grid-cols-[auto_minmax(0,1fr)_auto] print:break-inside-avoid items-start gap-x-3 gap-y-1.5 border-line border-b px-3 py-2.5 text-14',
        isOff && 'does-not-fit',
        isLit ? 'bg-selected shadow-[inset_3px_0_0_var(--brand)]' : isHovered ? 'bg-hover' : isOff && 'bg-sunken',
      )}
    >
      <LightButton {...{ row, isLit, onSelect }} />
      <PartPicture imageUrl={row.imageUrl} className="size-11 print:hidden" />
      <div className="grid min-w-0 content-start gap-0.5">
        <RowName {...{ row, isLit, isOff }} />
        <RowFacts row={row} hasCode isShort />
        {machine && <RowFit row={row} machine={machine} isBare />}
      </div>
      <OfferCells
        part={addableOfRow(row)}
        perMachine={perMachineOf(row)}
        isMisfit={isOff}
        machine={machine}
        look="card"
        isMain={!isOff}
        place={isLit ? unfolded(row) : folded(row)}
      />
      {children && <div className="relative z-1 col-span-full">{children}</div>}
    </article>
  );
}

/** The whole row is its target. */
function LightButton({ row, isLit, onSelect }: Pick<FigureRowProps, 'row' | 'isLit' | 'onSelect'>) {
  const t = useTexts();
  return (
    <button
      type="button"
      aria-pressed={isLit}
      aria-label={t('lightItem', { item: row.itemNo, name: row.name })}
      onClick={() => onSelect(isLit ? null : row.itemNo)}
      className="rounded-full after:absolute after:inset-0 after:content-['']"
    >
      <ItemBalloon row={row} />
    </button>
  );
}

/** The name leads to the part's page once the row is unfolded; before, a press lights the row. */
function RowName({ row, isLit, isOff }: { row: PartRow; isLit: boolean; isOff: boolean }) {
  return (
    <h2 lang={row.nameLang ?? undefined} className={classNames('font-semibold text-14', isOff && 'text-ink-soft')}>
      {isLit ? (
        <Anchor href={partHref(row.partCode)} className="relative z-1 rounded-inner underline underline-offset-[3px]">
          {row.name}
        </Anchor>
      ) : (
        row.name
      )}
    </h2>
  );
}

const folded =
  (row: PartRow) =>
  ({ price, stock }: Cells) => <Offer {...{ row, price, stock }} />;

const unfolded =
  (row: PartRow) =>
  ({ price, stock, add }: Cells) => (
    <>
      <Offer {...{ row, price, stock }} />
      {/* What it loads late holds back itself alone, not the figure. */}
      <div className="relative z-1 col-span-full pt-1">
        <Suspense fallback={<div className="min-h-control" />}>{add}</Suspense>
      </div>
    </>
  );

function Offer({ row, price, stock }: { row: PartRow; price: ReactNode; stock: ReactNode }) {
  const t = useTexts();
  return (
    <div className="grid max-w-36 justify-items-end gap-0.5 text-end">
      {price}
      <p className="figures text-12 text-ink-soft">
        {t('needed')} <NeededQuantity row={row} />
      </p>
      {stock}
    </div>
  );
}
