// What the table row and the card of a parts list share: the item's balloon, and the small facts under a name.
import { FitVerdict } from '../../fit/index.ts';
import { PartCode } from '../../parts/index.ts';
import { ReportWrong } from '../../row-reports/index.ts';
import { ReplacedBy } from '../../supersession/index.ts';
import { orderableQuantity, type PartRow } from '@outrigger/contract';
import { CornerDownRight, EyeOff, StickyNote } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { figureHref } from '../../../client/address/figure-href.rules.ts';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { plainDescription } from '../../../ui/text/plain-description.ts';
import type { AddablePart } from '../../cart/cart.data.ts';
import type { RowMachine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';

/** A row as the cart takes it. */
export function addableOfRow(row: PartRow): AddablePart & PartRow {
  return { ...row, code: row.partCode, warehouse: row.stockWarehouse };
}

/** As many as the figure needs, in whole packs; the least of what does not fit. */
export function perMachineOf(row: PartRow): number {
  return orderableQuantity(row.verdict === 'doesNotFit' ? 1 : (row.quantity ?? 1), row);
}

/** The item number as the balloon it has on the illustration. */
export function ItemBalloon({ row }: { row: PartRow }) {
  const t = useTexts();
  return (
    <span
      className={classNames(
        'figures inline-grid h-7 min-w-7 place-items-center rounded-full border px-1 font-mono font-semibold text-12',
        row.isIllustrated ? 'border-drawing bg-surface' : 'border-line-strong border-dashed',
      )}
    >
      <span className="sr-only">{t('item')} </span>
      {row.itemNo}
    </span>
  );
}

/** The balloon as the way to the item in the drawing; where that stands beside the rows, a press lights it there. */
export function ItemLink({ row, machine, isLit }: { row: PartRow; machine: RowMachine; isLit: boolean }) {
  const t = useTexts();
  return (
    <Anchor
      href={figureHref({ hostId: machine.hostId, figureId: row.figureId, item: row.itemNo })}
      aria-label={t('inDrawing', { item: row.itemNo })}
      title={t('inDrawing', { item: row.itemNo })}
      aria-current={isLit || undefined}
      data-light=""
      className="relative z-1 inline-grid touch:min-h-control touch:min-w-control place-items-center rounded-full hover:bg-hover"
    >
      <ItemBalloon row={row} />
    </Anchor>
  );
}

/** The verdict of the row, and the place where the part fits this machine if it does not here. */
export function RowFit({ row, machine, isBare = false }: { row: PartRow; machine: RowMachine; isBare?: boolean }) {
  const t = useTexts();
  const { verdict, proof, reason, fitsAt } = row;
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <FitVerdict verdict={verdict} proof={proof} reason={reason} model={machine.model} isBare={isBare} isDense />
      {fitsAt && (
        <p className="text-12">
          <TextLink href={figureHref({ hostId: machine.hostId, figureId: fitsAt.figureId, item: fitsAt.itemNo })}>
            {t('fitsAt', { item: fitsAt.itemNo, figure: fitsAt.figureName })}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type FactsProps = { row: PartRow; hasCode?: boolean; isShort?: boolean; mayWrap?: boolean };

/** Type, parent, pack, note and successor; nothing where there is nothing to say. Short, the description is left to the part's page. */
export function RowFacts({ row, hasCode, isShort = false, mayWrap = isShort }: FactsProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 text-12 text-ink-soft">
        {hasCode && (
          <span className="text-ink" title={t('partNumber')}>
            <span className="sr-only">{t('partNumber')} </span>
            <PartCode code={row.partCode} mayWrap={mayWrap} />
          </span>
        )}
        {row.parentCode && (
          <span className="inline-flex items-center gap-0.5" title={t('parentNumber')}>
            <CornerDownRight aria-hidden="true" className="size-3" />
            <span className="sr-only">{t('parentNumber')} </span>
            <span className="whitespace-nowrap font-mono">{row.parentCode}</span>
          </span>
        )}
        {row.type && (
          <span title={t('type')} className={classNames('row-type', isShort && 'max-md:hidden')}>
            <span className="sr-only">{t('type')} </span>
            <span lang={row.typeLang ?? undefined}>{row.type}</span>
          </span>
        )}
        {row.packQuantity > 1 && <span className="figures">{t('packOf', { count: number(row.packQuantity) })}</span>}
        {!row.isIllustrated && (
          <span className="inline-flex items-center gap-1">
            <EyeOff aria-hidden="true" className="size-3" />
            {t('notIllustrated')}
          </span>
        )}
        <ReportWrong place={placeOf(row)} look={hasCode ? 'icon' : 'words'} />
      </div>
      {row.description && !isShort && (
        <p
          lang={row.descriptionLang ?? undefined}
          className="row-description line-clamp-1 text-12 text-ink-soft"
          title={plainDescription(row.description)}
        >
          <span className="sr-only">{t('description')} </span>
          {plainDescription(row.description)}
        </p>
      )}
      {row.note && (
        <p className="flex items-start gap-1 text-12">
          <StickyNote aria-hidden="true" className="mt-0.5 size-3 shrink-0 text-wait" />
          <span lang={row.noteLang ?? undefined}>{row.note}</span>
        </p>
      )}
      <ReplacedBy isSmall code={row.partCode} successors={row.replacedBy} />
    </>
  );
}

const placeOf = ({ figureId, itemNo, partId, partCode, name }: PartRow) => ({
  figureId,
  itemNo,
  partId,
  name: `${itemNo} · ${partCode} ${name}`,
});

/** How many the figure needs, "as required" where it does not say. */
export function NeededQuantity({ row }: { row: PartRow }) {
  const t = useTexts();
  const { number } = useFormats();
  return row.quantity === null ? <span className="text-12">{t('asRequired')}</span> : number(row.quantity);
}
