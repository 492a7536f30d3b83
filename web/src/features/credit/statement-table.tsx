// What moved the account, newest first, each with its order (product §7 Credit: statements).
import { textToMinor } from '@outrigger/contract';
import { deskPages, usePageWords } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { TablePages } from '../../ui/tables/table-pages.tsx';
import type { CreditSearch } from './credit-search.rules.ts';
import type { Movement, Statement } from './credit.data.ts';
import { type CreditKey, useTexts } from './credit.texts.ts';

const KINDS = {
  hold: 'kindHold',
  void: 'kindVoid',
  post: 'kindPost',
  capture: 'kindPost',
  payment: 'kindPayment',
  reverse: 'kindReverse',
  storeCredit: 'kindStoreCredit',
  storeCreditUsed: 'kindStoreCreditUsed',
  refund: 'kindRefund',
  adjust: 'kindAdjust',
} as const satisfies Record<Movement['kind'], CreditKey>;

export function StatementTable({ statement, search }: { statement: Statement; search: CreditSearch }) {
  const t = useTexts();
  const { total, items } = statement;
  const { currency, from, to } = search;
  return (
    <>
      <DataTable
        caption={t('statement')}
        columns={useColumns()}
        rows={items}
        idOf={(row) => String(row.id)}
        empty={<EmptyState title={t('noMovements')} text={t('noMovementsText')} />}
      />
      <TablePages
        pages={deskPages('/credit', statement, { currency, from, to })}
        total={total}
        words={usePageWords()}
      />
    </>
  );
}

function useColumns(): Column<Movement>[] {
  const t = useTexts();
  const { moment } = useFormats();
  return [
    { id: 'kind', head: t('movement'), isTitle: true, cell: (row) => <Kind movement={row} /> },
    { id: 'at', head: t('when'), cell: (row) => <span className="figures">{moment(row.at)}</span> },
    {
      id: 'order',
      head: t('order'),
      cell: (row) =>
        row.orderNo && (
          <TextLink href={`/details?orderNo=${encodeURIComponent(row.orderNo)}`} className="font-mono">
            {row.orderNo}
          </TextLink>
        ),
    },
    { id: 'held', head: t('heldHead'), isFigure: true, cell: (row) => changeOf(row.held) },
    { id: 'posted', head: t('posted'), isFigure: true, cell: (row) => changeOf(row.posted) },
    { id: 'storeCredit', head: t('storeCredit'), isFigure: true, cell: (row) => changeOf(row.storeCredit) },
  ];
}

/** A change with its sign; what did not move is left out, so that the eye finds what did. */
const changeOf = (amount: Movement['held']) => (textToMinor(amount.amount) === 0 ? null : <Change amount={amount} />);

function Kind({ movement }: { movement: Movement }) {
  const t = useTexts();
  return (
    <span className="grid">
      <span>{t(KINDS[movement.kind])}</span>
      {movement.note && <span className="wrap-anywhere font-normal text-14 text-ink-soft">{movement.note}</span>}
    </span>
  );
}

function Change({ amount }: { amount: Movement['held'] }) {
  const { money } = useFormats();
  return (
    <span className="whitespace-nowrap">
      {amount.amount.startsWith('-') ? '' : '+'}
      {money(amount)}
    </span>
  );
}
