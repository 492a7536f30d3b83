// The way through the list of orders, from order to order and not by number: what comes in meanwhile skips and doubles nothing (product §2 Lists).
import { limits } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { PageSizes } from '../../ui/tables/page-sizes.tsx';
import { StepPages } from '../../ui/tables/step-pages.tsx';
import type { ListSearch } from './order-filters.tsx';
import type { Orders } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

/** What narrows the list, without the place in it and the length of its pages. */
export const filtersIn = ({ page: _, after: __, before: ___, pageSize: ____, ...filters }: ListSearch) => filters;

/** Rows of a page. */
export const pageSizeOf = ({ pageSize }: ListSearch): number => pageSize ?? limits.tablePageSize;

/** The address of the list from some place on; of its beginning without one. */
export function listHref(search: ListSearch, place: Pick<ListSearch, 'after' | 'before'> = {}): string {
  const size = pageSizeOf(search);
  const pageSize = size === limits.tablePageSize ? undefined : String(size);
  const set = Object.entries({ ...filtersIn(search), pageSize, ...place }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return set.length === 0 ? '/order' : `/order?${new URLSearchParams(set).toString()}`;
}

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
