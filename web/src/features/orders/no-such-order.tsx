// An order that is not there, or not this company's: told alike (product §4), asking again would change nothing.
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTexts } from './orders.texts.ts';

export function NoSuchOrder({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  return (
    <EmptyState
      isScreen
      drawing={<TelescopicBoom />}
      title={orderNo === '' ? t('noOrder') : t('notFoundTitle')}
      text={orderNo === '' ? t('noOrderText') : t('notFoundText', { orderNo })}
      action={
        <Anchor href="/order" className={buttonLook('primary')}>
          {t('allOrders')}
        </Anchor>
      }
    />
  );
}
