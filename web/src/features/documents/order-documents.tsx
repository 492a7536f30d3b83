// Invoice, credit notes and packing lists on the page of an order; to the parts desk the packing lists stand with their shipments (spec §3 invoice, §4).
import type { OrderDetail, OrderStatus } from '@outrigger/contract';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { type ListedDocument, useOrderDocuments } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';
import { OpenPackingList } from './open-packing-list.tsx';
import { SaveDocument } from './save-document.tsx';
import { useMaySeePrices } from './use-may-see-prices.ts';

type OrderDocumentsProps = { order: Pick<OrderDetail, 'orderNo' | 'status'>; isOffice?: boolean };

export function OrderDocuments({ order: { orderNo, status }, isOffice = false }: OrderDocumentsProps) {
  const t = useTexts();
  const say = useFailureWords();
  const maySeePrices = useMaySeePrices() || isOffice;
  const asked = useOrderDocuments(orderNo, isOffice);
  const documents = isOffice ? asked.data?.filter(({ kind }) => kind !== 'packingList') : asked.data;
  return (
    <Card className="print:hidden">
      <CardHead title={t('title')} {...(maySeePrices ? {} : { text: t('invoicesHidden') })} />
      {asked.error && !documents && (
        <ErrorState
          title={t('failed')}
          meaning={say(asked.error).text}
          action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}
        />
      )}
      {!asked.error && !documents && <SkeletonText lines={2} />}
      {documents?.length === 0 && <p className="text-ink-soft">{t(noneOf(status, maySeePrices))}</p>}
      {documents && documents.length > 0 && (
        <ul className="grid">
          {documents.map((one) => (
            <OneDocument key={`${one.kind} ${one.documentNo}`} document={one} isOffice={isOffice} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const EXPECTED: readonly OrderStatus[] = ['unpaid', 'pendingApproval', 'toBeShipped'];

/** Why none is there: a document is promised only of an order that still gets one, and to whom it is shown. */
function noneOf(status: OrderStatus, maySeePrices: boolean) {
  if (EXPECTED.includes(status)) return maySeePrices ? 'noneOfOrder' : 'noListYet';
  return maySeePrices ? 'noneAtAll' : 'noListAtAll';
}

function OneDocument({ document, isOffice }: { document: ListedDocument; isOffice: boolean }) {
  const t = useTexts();
  const { day, money } = useFormats();
  const { kind, documentNo, issuedAt, total } = document;
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b py-2 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p>
          {t(kind)} <span className="whitespace-nowrap font-mono text-14">{documentNo}</span>
        </p>
        <p className="figures text-14 text-ink-soft">
          {day(issuedAt)}
          {total && ` · ${money(total)}`}
        </p>
      </div>
      {kind === 'packingList' ? (
        <OpenPackingList list={document} />
      ) : (
        <SaveDocument document={document} isOffice={isOffice} />
      )}
    </li>
  );
}
