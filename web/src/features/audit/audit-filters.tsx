// What the audit trail is narrowed by, asked for together; it stands in the address.
import { AUDIT_ACTIONS } from '@outrigger/contract/calls/audit.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { deskHref, useDeskTexts } from '../../client/desk-list.ts';
import { Button } from '../../ui/button.tsx';
import { DateRangeField, isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Asked } from './audit.data.ts';
import { useTexts } from './audit.texts.ts';

export function AuditFilters({ path, given }: { path: string; given: Omit<Asked, 'before'> }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const [by, setBy] = useState(given.by ?? '');
  const [about, setAbout] = useState(given.about ?? '');
  const [days, setDays] = useState({ from: given.from ?? '', to: given.to ?? '' });
  const isValid = isDateRangeValid(days);
  const go = (next: Record<string, string>) =>
    void navigate({
      href: deskHref(path, { action: given.action, by: by.trim(), about: about.trim(), ...days, ...next }),
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) go({});
  };
  const actions = AUDIT_ACTIONS.map((action) => ({ value: action, label: t(action) }));
  return (
    <search className="min-w-0">
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('by')}
          type="search"
          maxLength={254}
          className="w-64 max-w-full"
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <TextField
          label={t('about')}
          type="search"
          maxLength={200}
          className="w-64 max-w-full"
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
        <SelectField
          label={t('action')}
          className="max-w-full"
          options={actions.toSorted((one, other) => one.label.localeCompare(other.label))}
          emptyLabel={t('all')}
          value={given.action ?? ''}
          onChange={(event) => go({ action: event.target.value })}
        />
        <DateRangeField
          label={t('days')}
          fromLabel={t('from')}
          toLabel={t('to')}
          value={days}
          onChange={setDays}
          {...(isValid ? {} : { error: t('rangeWrong') })}
        />
        <Button type="submit">{desk('find')}</Button>
      </form>
    </search>
  );
}
