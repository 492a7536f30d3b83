// The packing list of a batch for its buyer, to be printed or looked through when the box is opened (spec §2 Order detail: packing list).
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLanguage } from '../../../client/texts.ts';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { useOrder } from '../orders.data.ts';
import { ListFrame, NoSuchList } from './list-frame.tsx';
import { useTexts } from './packing-list.texts.ts';
import { PackingSheet } from './packing-sheet.tsx';
import { sheetOfOrder } from './sheet.rules.ts';

export function PackingListScreen() {
  const t = useTexts();
  const language = useLanguage();
  const { orderNo = '', batchNo } = useSearch({ from: '/packinglist' });
  const order = useOrder(orderNo);
  const sheet = order.data && sheetOfOrder(order.data, batchNo);
  if (!sheet) return <NoSuchList orderNo={orderNo} asked={orderNo === '' || order.data ? null : order} href="/order" />;
  return (
    <ListFrame back={{ href: `/details?orderNo=${encodeURIComponent(orderNo)}`, label: t('toOrder') }}>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <PackingSheet sheet={sheet} language={language} />
      </Suspense>
    </ListFrame>
  );
}
