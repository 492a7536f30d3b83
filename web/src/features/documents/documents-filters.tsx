// Narrows the list of documents by words, kind and days (product §7; spec §5 date range).
import { DOCUMENT_KINDS } from '@outrigger/contract/calls/documents.ts';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateRangeField, isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { DocumentSearch } from './documents-address.ts';
import { useMaySeePrices } from './use-may-see-prices.ts';
import { useTexts } from './documents.texts.ts';

/** Drawn anew with the address, so that back and forward change what stands in it. */
export function DocumentFilters({ search }: { search: DocumentSearch }) {
  const { kind = '', from = '', to = '', keyword = '' } = search;
  return <Fields key={[kind, from, to, keyword].join('|')} search={search} />;
}

function Fields({ search }: { search: DocumentSearch }) {
  const t = useTexts();
  const navigate = useNavigate();
  const maySeePrices = useMaySeePrices();
  const { kind, from = '', to = '', keyword = '' } = search;
  const [draft, setDraft] = useState({ from, to, keyword });
  const isValid = isDateRangeValid(draft);
  const go = (next: DocumentSearch) =>
    void navigate({ to: '/documents', search: { ...search, ...next, page: undefined } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = draft.keyword.trim();
    if (isValid) go({ from: draft.from || undefined, to: draft.to || undefined, keyword: words || undefined });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <TextField
        isLabelHidden
        className="min-w-52 flex-1"
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={draft.keyword}
        maxLength={100}
        enterKeyHint="search"
        onChange={(event) => setDraft({ ...draft, keyword: event.target.value })}
      />
      {maySeePrices && (
        <SelectField
          isLabelHidden
          label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => go({ kind: DOCUMENT_KINDS.find((one) => one === event.target.value) })}
          options={[
            { value: '', label: t('allKinds') },
            ...DOCUMENT_KINDS.map((one) => ({ value: one, label: t(one) })),
          ]}
        />
      )}
      <DateRangeField
        isLabelHidden
        label={t('dates')}
        fromLabel={t('from')}
        toLabel={t('to')}
        value={draft}
        onChange={(range) => setDraft({ ...draft, ...range })}
        {...(isValid ? {} : { error: t('datesWrong') })}
      />
      <Button type="submit" kind="secondary" icon={<Search aria-hidden="true" className="size-4" />}>
        {t('apply')}
      </Button>
    </form>
  );
}
