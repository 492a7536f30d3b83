// A row of the parts list at the desk (design: part row): picture, code, name, verdict, quantity, price, stock, add, each in its place.
import { type Cells, OfferCells } from '../../supersession/index.ts';
import { PartPicture, partHref } from '../../parts/index.ts';
import type { PartRow } from '@outrigger/contract';
import { memo } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Machine } from '../machines.data.ts';
import { addableOfRow, ItemLink, NeededQuantity, RowFacts, RowFit, perMachineOf } from './part-row-pieces.tsx';
import { type RowProps, useInSight } from './row-in-sight.ts';

const CELL = 'px-2 py-1 align-middle';

type LineProps = RowProps<PartRow, Machine>;

export const PartTableRow = memo(function PartTableRow({ row, machine, isLit = false }: LineProps) {
  const own = useInSight<HTMLTableRowElement>(isLit);
  const isOff = row.verdict === 'doesNotFit';
  return (
    <tr
      ref={own}
      data-item={row.itemNo}
      className={classNames(
        'border-line border-b last:border-b-0 hover:bg-hover',
        isOff && 'does-not-fit bg-sunken hover:bg-sunken',
        isLit && 'bg-selected shadow-[inset_3px_0_0_var(--brand)]',
      )}
    >
      <td className={CELL}>
        <ItemLink row={row} machine={machine} isLit={isLit} />
      </td>
      <th scope="row" className={classNames(CELL, 'text-start font-normal')}>
        <div className="flex items-center gap-3">
          <PartPicture imageUrl={row.imageUrl} className="size-11" />
          <div className="grid min-w-0 flex-1 content-start">
            <Anchor
              href={partHref(row.partCode)}
              lang={row.nameLang ?? undefined}
              className="w-fit rounded-inner font-semibold hover:underline"
            >
              {row.name}
            </Anchor>
            <RowFacts row={row} hasCode />
          </div>
        </div>
      </th>
      <td className={CELL}>
        <RowFit row={row} machine={machine} isBare />
      </td>
      <td className={classNames(CELL, 'figures text-end')}>
        <NeededQuantity row={row} />
      </td>
      <OfferCells
        part={addableOfRow(row)}
        perMachine={perMachineOf(row)}
        isMisfit={isOff}
        machine={machine}
        place={cells}
      />
    </tr>
  );
});

const cells = ({ price, stock, add }: Cells) => (
  <>
    <td className={classNames(CELL, 'text-end')}>{price}</td>
    <td className={CELL}>{stock}</td>
    <td className={classNames(CELL, 'order-cell print:hidden')}>{add}</td>
  </>
);
