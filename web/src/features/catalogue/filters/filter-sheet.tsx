// The filters on the phone: a sheet whose button says how many parts are left (design: beside the machine).
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { type ListedParts, useMaySeePrices } from '../catalogue.data.ts';
import { useTexts } from './filters.texts.ts';
import { FilterPane } from './shop-filters.tsx';
import { activeFilters, FILTERS, type ShopSearch, without } from '../shop-search.rules.ts';
import { useShopSearch } from '../use-shop-search.ts';

type FilterSheetProps = { isOpen: boolean; onClose: () => void; search: ShopSearch; parts: ListedParts | undefined };

export function FilterSheet({ isOpen, onClose, search, parts }: FilterSheetProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { change } = useShopSearch();
  const active = activeFilters(search, useMaySeePrices());
  const total = parts?.total ?? 0;
  const actions = (
    <>
      {active.length > 0 && <Button onClick={() => change(without(search, FILTERS))}>{t('clearAll')}</Button>}
      <Button kind="primary" onClick={onClose}>
        {t('showCount', { count: total, shown: `${number(total)}${parts?.isTotalAtLeast ? '+' : ''}` })}
      </Button>
    </>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      side="bottom"
      actions={actions}
    >
      <FilterPane search={search} parts={parts} />
    </Sheet>
  );
}
