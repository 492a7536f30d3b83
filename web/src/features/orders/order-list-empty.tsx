// What stands in place of the list: no orders yet, none that match, or none so far down (design: empty).
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { filtersIn, type ListSearch, listHref } from './order-list-address.rules.ts';
import { useTexts } from './orders.texts.ts';

/** `isPastEnd`: the address names a place that is no longer there. */
export function OrderListEmpty({ search, isPastEnd }: { search: ListSearch; isPastEnd: boolean }) {
  if (isPastEnd) return <PastEnd search={search} />;
  return Object.values(filtersIn(search)).some(Boolean) ? <NothingMatches /> : <NoOrders />;
}

function NoOrders() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<TelescopicBoom />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Anchor href="/history" className={buttonLook('primary')}>
          {t('findPart')}
        </Anchor>
      }
    />
  );
}

function PastEnd({ search }: { search: ListSearch }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('pastEnd')}
      action={
        <Anchor href={listHref(search)} className={buttonLook('secondary')}>
          {t('newest')}
        </Anchor>
      }
    />
  );
}

function NothingMatches() {
  const t = useTexts();
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <Anchor href="/order" className={buttonLook('secondary')}>
          {t('clearFilter')}
        </Anchor>
      }
    />
  );
}
