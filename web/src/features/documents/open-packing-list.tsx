// The way to a packing list, which is a page that is printed (product §7 packing list).
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import type { ListedDocument } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';

export function OpenPackingList({ list: { documentNo, orderNo, batchNo } }: { list: ListedDocument }) {
  const t = useTexts();
  const query = new URLSearchParams({ orderNo, ...(batchNo === null ? {} : { batchNo: String(batchNo) }) });
  return (
    <Anchor
      href={`/packinglist?${query.toString()}`}
      aria-label={t('showOf', { number: documentNo })}
      className={buttonLook('secondary', 'small')}
    >
      {t('apply')}
    </Anchor>
  );
}
