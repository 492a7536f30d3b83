// The way through the list of orders, from order to order and not by number: what comes in meanwhile skips and doubles nothing (product §2 Lists).
import { limits } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { PageSizes } from '../../ui/tables/page-sizes.tsx';
import { StepPages } from '../../ui/tables/step-pages.tsx';
import { type ListSearch, listHref, pageSizeOf } from './order-list-address.rules.ts';
import type { Orders } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

export function OrderPages({ orders, search }: { orders: Orders; search: ListSearch }) {
  const t = useTexts();
  const { number } = useFormats();
  const { items, skipped, total, previousCursor, nextCursor } = orders;
  const isOnOnePage = previousCursor === null && nextCursor === null;
  if (items.length === 0 || (isOnOnePage && total <= limits.tablePageSize)) return null;
  const range = { from: number(skipped + 1), to: number(skipped + items.length), total: number(total) };
  return (
    <StepPages
      labels={{ nav: t('pages'), previous: t('previous'), next: t('next') }}
      previous={previousCursor === null ? null : listHref(search, { before: previousCursor })}
      next={nextCursor === null ? null : listHref(search, { after: nextCursor })}
      range={
        <>
          {t('range', range)}
          {skipped > 0 && (
            <TextLink href={listHref(search)} className="ms-4">
              {t('newest')}
            </TextLink>
          )}
        </>
      }
      end={
        <PageSizes
          label={t('rowsPerPage')}
          sizes={limits.tablePageSizes}
          size={pageSizeOf(search)}
          hrefOf={(pageSize) => listHref({ ...search, pageSize })}
        />
      }
    />
  );
}
