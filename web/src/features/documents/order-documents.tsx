// Invoice and credit notes on the page of an order, each to be saved; packing lists stand with their batches (spec §3 invoice, §4).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { type ListedDocument, useOrderDocuments } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';
import { SaveDocument } from './save-document.tsx';

type OrderDocumentsProps = { orderNo: string; isOffice?: boolean };

export function OrderDocuments({ orderNo, isOffice = false }: OrderDocumentsProps) {
  const t = useTexts();
  const say = useFailureWords();
  const asked = useOrderDocuments(orderNo, isOffice);
  const documents = asked.data?.filter(({ kind }) => kind !== 'packingList');
  return (
    <Card className="print:hidden">
      <CardHead title={t('title')} />
      {asked.error && !documents && (
        <ErrorState
          title={t('failed')}
          meaning={say(asked.error).text}
          action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}
        />
      )}
      {!asked.error && !documents && <SkeletonText lines={2} />}
      {documents?.length === 0 && <p className="text-ink-soft">{t('noneOfOrder')}</p>}
      {documents && documents.length > 0 && (
        <ul className="grid">
          {documents.map((one) => (
            <OneDocument key={one.documentNo} document={one} isOffice={isOffice} />
          ))}
        </ul>
      )}
    </Card>
  );
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
      <SaveDocument document={document} isOffice={isOffice} />
    </li>
  );
}
