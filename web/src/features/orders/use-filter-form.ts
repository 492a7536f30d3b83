// What is typed to narrow the list of orders and not yet applied; what is applied stands in the address (spec §2 My orders).
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import type { ListSearch } from './order-list-address.rules.ts';

/** Back, forward and a cleared filter change the draft, and the fields stay what they are, so that the focus does. */
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

export function useFilterForm(search: ListSearch) {
  const navigate = useNavigate();
  const { draft, setDraft } = useDraft(search);
  const isValid = isDateRangeValid(draft);
  // A list narrowed anew begins at its beginning.
  const narrow = (next: ListSearch) =>
    void navigate({
      to: '/order',
      search: { ...search, ...next, page: undefined, after: undefined, before: undefined },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { from, to, keyword } = draft;
    if (isValid) narrow({ from: from || undefined, to: to || undefined, keyword: keyword.trim() || undefined });
  };
  return { draft, setDraft, isValid, isDown: search.down === '1', narrow, submit };
}

/** The filter as its fields see it. */
export type FilterForm = ReturnType<typeof useFilterForm>;
