// Documents as rows: what it is, of which order, when, how much, and the file (product §7).
import { deskPages, usePageWords } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { TablePages } from '../../ui/tables/table-pages.tsx';
import type { DocumentSearch } from './documents-address.ts';
import type { Documents, ListedDocument } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';
import { OpenPackingList } from './open-packing-list.tsx';
import { SaveDocument } from './save-document.tsx';
import { useMaySeePrices } from './use-may-see-prices.ts';

export function DocumentTable({ documents, search }: { documents: Documents; search: DocumentSearch }) {
  const t = useTexts();
  const { total, items } = documents;
  const { kind, from, to, keyword } = search;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={useColumns()}
        rows={items}
        idOf={({ kind, documentNo }) => `${kind} ${documentNo}`}
        hrefOf={({ orderNo }) => `/details?orderNo=${encodeURIComponent(orderNo)}`}
        empty={<Nothing search={search} />}
      />
      <TablePages
        pages={deskPages('/documents', documents, { kind, from, to, keyword })}
        total={total}
        words={usePageWords()}
      />
    </>
  );
}

function useColumns(): Column<ListedDocument>[] {
  const t = useTexts();
  const { day, money } = useFormats();
  const maySeePrices = useMaySeePrices();
  const amount: Column<ListedDocument> = {
    id: 'amount',
    head: t('amount'),
    isFigure: true,
    onPhone: 'end',
    cell: ({ total }) => total && <span className="whitespace-nowrap">{money(total)}</span>,
  };
  return [
    {
      id: 'document',
      head: t('document'),
      isTitle: true,
      cell: ({ kind, documentNo }) => (
        <>
          {t(kind)} <span className="whitespace-nowrap font-mono">{documentNo}</span>
        </>
      ),
    },
    { id: 'date', head: t('date'), cell: ({ issuedAt }) => <span className="figures">{day(issuedAt)}</span> },
    { id: 'order', head: t('order'), cell: ({ orderNo }) => <span className="font-mono">{orderNo}</span> },
    {
      id: 'purchaseOrder',
      head: t('purchaseOrder'),
      cell: ({ purchaseOrderNo }) => purchaseOrderNo && <span className="wrap-anywhere">{purchaseOrderNo}</span>,
    },
    ...(maySeePrices ? [amount] : []),
    {
      id: 'file',
      head: t('file'),
      cell: (row) => <span className="relative z-10 inline-block">{fileOf(row)}</span>,
    },
  ];
}

const fileOf = (row: ListedDocument) =>
  row.kind === 'packingList' ? <OpenPackingList list={row} /> : <SaveDocument document={row} />;

function Nothing({ search: { page: _, ...filter } }: { search: DocumentSearch }) {
  const t = useTexts();
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <EmptyState
      {...(isNarrowed ? {} : { drawing: <TelescopicBoom /> })}
      title={t(isNarrowed ? 'noMatchTitle' : 'emptyTitle')}
      text={t(isNarrowed ? 'noMatchText' : 'emptyText')}
      action={
        <Anchor
          href={isNarrowed ? '/documents' : '/order'}
          className={buttonLook(isNarrowed ? 'secondary' : 'primary')}
        >
          {t(isNarrowed ? 'clearFilter' : 'toOrders')}
        </Anchor>
      }
    />
  );
}
