// How the list is sorted, where cards have no heads to press (design: on the phone a table becomes cards).
import { ORDER_SORTS, type OrderSort } from '@outrigger/contract/calls/orders.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FIRST_SORT, type ListSearch } from './order-list-address.rules.ts';
import { useMaySeePrices } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

type SortFieldProps = { search: ListSearch; onSort: (sort: OrderSort | undefined) => void };

export function OrderSortField({ search, onSort }: SortFieldProps) {
  const t = useTexts();
  const maySeePrices = useMaySeePrices();
  const sorts = ORDER_SORTS.filter((sort) => maySeePrices || !sort.startsWith('total'));
  const choose = (value: string) => {
    const sort = sorts.find((one) => one === value);
    onSort(sort === FIRST_SORT ? undefined : sort);
  };
  return (
    <SelectField
      className="w-full"
      label={t('sort')}
      value={search.sort ?? FIRST_SORT}
      onChange={(event) => choose(event.target.value)}
      options={sorts.map((sort) => ({ value: sort, label: t(sort) }))}
    />
  );
}
