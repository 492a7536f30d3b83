// Narrows the list of orders by day, status and words; everything stands in the address (spec §2 My orders, §5 date range).
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateRangeField, isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { STATUS_WORDS } from './order-words.tsx';
import { useTexts } from './orders.texts.ts';

/** The filter as it stands in the address. */
export interface ListSearch {
  /** A page by number, as addresses of before have it. */
  page?: number | undefined;
  /** Goes on after this order. */
  after?: string | undefined;
  /** Ends before this order. */
  before?: string | undefined;
  /** Rows of a page, where more than at first are wanted. */
  pageSize?: number | undefined;
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
  /** Orders of standing machines alone. */
  down?: '1' | undefined;
}

type FiltersProps = {
  search: ListSearch;
  /** Orders in each status, as far as the rest of the filter goes. */
  counts: Readonly<Record<string, number>> | undefined;
};

/** What is typed and not yet applied; back, forward and a cleared filter change it, and the fields stay what they are, so that the focus does. */
function useDraft({ from = '', to = '', keyword = '' }: ListSearch) {
  const inAddress = { from, to, keyword };
  const [draft, setDraft] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen.from !== from || seen.to !== to || seen.keyword !== keyword) {
    setSeen(inAddress);
    setDraft(inAddress);
  }
  return { draft, setDraft };
}

export function OrderFilters({ search, counts }: FiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { draft, setDraft } = useDraft(search);
  const { number } = useFormats();
  const counted = (word: string, count: number | undefined) => (count ? `${word} (${number(count)})` : word);
  const isValid = isDateRangeValid(draft);
  const go = (next: ListSearch) =>
    void navigate({
      to: '/order',
      search: { ...search, ...next, page: undefined, after: undefined, before: undefined },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid)
      go({ from: draft.from || undefined, to: draft.to || undefined, keyword: draft.keyword.trim() || undefined });
  };
  return (
    <form
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_12rem_minmax(0,1fr)_auto]"
    >
      <DateRangeField
        label={t('dates')}
        fromLabel={t('from')}
        toLabel={t('to')}
        value={draft}
        onChange={(range) => setDraft({ ...draft, ...range })}
        {...(isValid ? {} : { error: t('datesWrong') })}
      />
      <SelectField
        label={t('status')}
        value={search.status ?? ''}
        onChange={(event) => go({ status: event.target.value || undefined })}
        options={[
          { value: '', label: t('allStatuses') },
          ...OrderStatus.options.map((status) => ({
            value: status,
            label: counted(t(STATUS_WORDS[status]), counts?.[status]),
          })),
        ]}
      />
      <TextField
        label={t('keyword')}
        value={draft.keyword}
        maxLength={100}
        onChange={(event) => setDraft({ ...draft, keyword: event.target.value })}
        help={t('keywordHelp')}
      />
      <Button
        type="submit"
        kind="secondary"
        className="lg:mt-6.5"
        icon={<Search aria-hidden="true" className="size-4" />}
      >
        {t('apply')}
      </Button>
      <Checkbox
        className="sm:col-span-2 lg:col-span-4"
        label={t('onlyMachineDown')}
        checked={search.down === '1'}
        onChange={(event) => go({ down: event.target.checked ? '1' : undefined })}
      />
    </form>
  );
}
