// Narrows the statement by account and days, and saves it as a file; everything stands in the address (product §7).
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { Button } from '../../ui/button.tsx';
import { DateRangeField, isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { CreditSearch } from './credit-search.rules.ts';
import { saveStatement } from './credit.data.ts';
import { useTexts } from './credit.texts.ts';

type ToolsProps = { search: CreditSearch; currencies: readonly string[]; chosen: string };

export function StatementTools({ search, currencies, chosen }: ToolsProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { from = '', to = '' } = search;
  const isValid = isDateRangeValid({ from, to });
  const go = (next: CreditSearch) => void navigate({ to: '/credit', search: { ...search, ...next, page: undefined } });
  return (
    <div className="flex flex-wrap items-end gap-3">
      {currencies.length > 1 && (
        <SelectField
          label={t('currency')}
          value={chosen}
          onChange={(event) => go({ currency: event.target.value })}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      )}
      <DateRangeField
        label={t('days')}
        fromLabel={t('from')}
        toLabel={t('to')}
        value={{ from, to }}
        onChange={(range) => go({ from: range.from || undefined, to: range.to || undefined })}
        {...(isValid ? {} : { error: t('daysWrong') })}
      />
      {isValid && <SaveButton search={search} currency={chosen} />}
    </div>
  );
}

function SaveButton({ search, currency }: { search: CreditSearch; currency: string }) {
  const t = useTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveStatement({ currency, from: search.from, to: search.to }).catch(announceFailure);
    setBusy(false);
  };
  return (
    <Button isBusy={isBusy} icon={<Download aria-hidden="true" className="size-4" />} onClick={() => void save()}>
      {t('saveCsv')}
    </Button>
  );
}
