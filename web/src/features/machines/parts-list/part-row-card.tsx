// A row of the parts list on the phone (design: beside the machine): one hand, the verdict seen first, the button the biggest thing.
import { OfferCells } from '../../supersession/index.ts';
import { PartCode, PartPicture, partHref } from '../../parts/index.ts';
import type { PartRow } from '@outrigger/contract';
import { memo } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import { addableOfRow, ItemLink, NeededQuantity, RowFacts, RowFit, perMachineOf } from './part-row-pieces.tsx';
import { type RowProps, useInSight } from './row-in-sight.ts';

type CardProps = RowProps<PartRow, Machine>;

export const PartRowCard = memo(function PartRowCard({ row, machine, isLit = false }: CardProps) {
  const t = useTexts();
  const own = useInSight<HTMLElement>(isLit);
  const isOff = row.verdict === 'doesNotFit';
  return (
    <article
      ref={own}
      className={classNames(
        'grid gap-3 rounded-box border border-line p-3',
        isOff && 'does-not-fit',
        isLit ? 'bg-selected' : isOff ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className="flex gap-3">
        <div className="relative shrink-0">
          <PartPicture imageUrl={row.imageUrl} className="size-20" />
          <span className="absolute -start-1 -top-1">
            <ItemLink row={row} machine={machine} />
          </span>
        </div>
        <div className="grid min-w-0 flex-1 content-start gap-0.5">
          <h3 className="font-semibold text-16">
            <Anchor
              href={partHref(row.partCode)}
              lang={row.nameLang ?? undefined}
              className="reach reach-up block rounded-inner"
            >
              {row.name}
            </Anchor>
          </h3>
          <PartCode code={row.partCode} />
          <RowFacts row={row} />
        </div>
      </div>
      <RowFit row={row} machine={machine} />
      <OfferCells
        part={addableOfRow(row)}
        perMachine={perMachineOf(row)}
        isMisfit={isOff}
        machine={machine}
        look="card"
        size="large"
        isMain={!isOff}
        place={({ price, stock, add }) => (
          <>
            <div className="flex items-start justify-between gap-3">
              {stock}
              <div className="shrink-0 text-end">
                {price}
                <p className="figures text-12 text-ink-soft">
                  {t('needed')} <NeededQuantity row={row} />
                </p>
              </div>
            </div>
            {add}
          </>
        )}
      />
    </article>
  );
});
