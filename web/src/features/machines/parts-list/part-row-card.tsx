// A row of the parts list on the phone (design: beside the machine): one hand, the verdict seen first, the button the biggest thing.
import { OfferCells } from '../../supersession/index.ts';
import { PartPicture, partHref } from '../../parts/index.ts';
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
      data-item={row.itemNo}
      className={classNames(
        'part-card rounded-box border border-line px-2.5 py-2 sm:px-3',
        isOff && 'does-not-fit',
        isLit ? 'bg-selected' : isOff ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className="card-picture relative">
        <PartPicture imageUrl={row.imageUrl} className="size-14" />
        <span className="absolute -start-1.5 -top-1.5">
          <ItemLink row={row} machine={machine} isLit={isLit} />
        </span>
      </div>
      <div className="card-name grid min-w-0 grid-cols-[minmax(0,1fr)] content-start">
        <h3 className="font-semibold text-body leading-snug">
          <Anchor
            href={partHref(row.partCode)}
            lang={row.nameLang ?? undefined}
            className="reach reach-up block rounded-inner py-px"
          >
            {row.name}
          </Anchor>
        </h3>
        <RowFacts row={row} hasCode mayWrap />
      </div>
      <div className="card-fit flex min-w-0 flex-wrap items-baseline gap-x-3">
        <RowFit row={row} machine={machine} isBare />
        <p className="figures text-12 text-ink-soft">
          {t('needed')} <NeededQuantity row={row} />
        </p>
      </div>
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
            <div className="card-offer grid justify-items-end text-end">
              {price}
              {stock}
            </div>
            <div className="card-add">{add}</div>
          </>
        )}
      />
    </article>
  );
});
