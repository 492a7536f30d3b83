// Narrows the list of orders by words, days and standing machines: one line at the desk, on the phone folded under the search (spec §2 My orders, §5 date range).
import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateRangeField } from '../../ui/fields/date-range-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { DESK, useMedia } from '../../ui/use-media.ts';
import type { ListSearch } from './order-list-address.rules.ts';
import { OrderSortField } from './order-sort-field.tsx';
import { useTexts } from './orders.texts.ts';
import { type FilterForm, useFilterForm } from './use-filter-form.ts';

type FiltersProps = { search: ListSearch; isOpenAtFirst: boolean };

export function OrderFilters({ search, isOpenAtFirst }: FiltersProps) {
  const t = useTexts();
  const isDesk = useMedia(DESK);
  const form = useFilterForm(search);
  if (isDesk)
    return (
      <form onSubmit={form.submit} className="flex flex-wrap items-start gap-x-4 gap-y-2 print:hidden">
        <Words form={form} />
        <Days form={form} isLabelHidden />
        <Show />
        <MachineDown form={form} />
      </form>
    );
  return (
    <form onSubmit={form.submit} className="grid gap-3 print:hidden">
      <div className="flex gap-2">
        <Words form={form} />
        <IconButton type="submit" kind="secondary" label={t('find')} icon={<Search aria-hidden="true" />} />
      </div>
      <div className="rounded-box border border-line bg-surface px-3">
        <Disclosure title={t('filters')} end={<FiltersOn search={search} />} isOpenAtFirst={isOpenAtFirst}>
          <div className="grid justify-items-start gap-3">
            <OrderSortField search={search} onSort={(sort) => form.narrow({ sort })} />
            <Days form={form} />
            <Show />
            <MachineDown form={form} />
          </div>
        </Disclosure>
      </div>
    </form>
  );
}

function Words({ form: { draft, setDraft } }: { form: FilterForm }) {
  const t = useTexts();
  return (
    <TextField
      isLabelHidden
      className="min-w-0 flex-1"
      label={t('keyword')}
      placeholder={t('keywordHint')}
      value={draft.keyword}
      maxLength={100}
      enterKeyHint="search"
      onChange={(event) => setDraft({ ...draft, keyword: event.target.value })}
    />
  );
}

function Days({ form, isLabelHidden = false }: { form: FilterForm; isLabelHidden?: boolean }) {
  const t = useTexts();
  const { draft, setDraft, isValid } = form;
  return (
    <DateRangeField
      isLabelHidden={isLabelHidden}
      label={t('dates')}
      fromLabel={t('from')}
      toLabel={t('to')}
      value={draft}
      onChange={(range) => setDraft({ ...draft, ...range })}
      {...(isValid ? {} : { error: t('datesWrong') })}
    />
  );
}

function MachineDown({ form: { isDown, narrow } }: { form: FilterForm }) {
  const t = useTexts();
  return (
    <Checkbox
      label={t('onlyMachineDown')}
      checked={isDown}
      onChange={(event) => narrow({ down: event.target.checked ? '1' : undefined })}
    />
  );
}

function Show() {
  const t = useTexts();
  return (
    <Button type="submit" kind="secondary" icon={<Search aria-hidden="true" className="size-4" />}>
      {t('apply')}
    </Button>
  );
}

function FiltersOn({ search }: { search: ListSearch }) {
  const t = useTexts();
  const count = [search.from ?? search.to, search.down].filter(Boolean).length;
  return count > 0 && <span className="text-14 text-ink-soft">{t('filtersOn', { count })}</span>;
}
