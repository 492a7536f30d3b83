// Currencies and rates (product §8; spec §9): the rate in force of each, and a sheet to enter the next one.
import { useState } from 'react';
import { useDeskList } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { type OfficeCurrency, useOfficeCurrencies } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';
import { RateSheet } from './rate-sheet.tsx';

export function CurrenciesScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficePage asked={useOfficeCurrencies()} {...frame}>
      {(currencies) => <List currencies={currencies} />}
    </OfficePage>
  );
}

function List({ currencies }: { currencies: readonly OfficeCurrency[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<OfficeCurrency>();
  const wanted = typed.trim().toLowerCase();
  // The rest is of no use before it has a rate, and would bury these.
  const isAtHand = ({ isOffered, rate }: OfficeCurrency) => isOffered || rate !== null;
  const rows = currencies.filter((one) =>
    wanted === '' ? isAtHand(one) : `${one.code} ${one.name}`.toLowerCase().includes(wanted),
  );
  const hidden = wanted === '' ? currencies.length - rows.length : 0;
  const columns: readonly Column<OfficeCurrency>[] = [
    {
      id: 'code',
      head: t('currency'),
      isTitle: true,
      cell: (row) => (
        <>
          <span className="font-mono">{row.code}</span> <span className="font-normal">{row.name}</span>
        </>
      ),
    },
    {
      id: 'offered',
      head: t('sold'),
      onPhone: 'end',
      cell: (row) => (row.isOffered ? <Badge look="line">{t('isSold')}</Badge> : null),
    },
    { id: 'rate', head: t('rate'), isFigure: true, cell: (row) => row.rate ?? t('noRate') },
    {
      id: 'since',
      head: t('since'),
      cell: (row) => (row.validFrom ? <span className="figures">{moment(row.validFrom)}</span> : null),
    },
    {
      id: 'action',
      head: t('action'),
      cell: (row) => (
        <Button size="small" aria-label={`${t('rates')}: ${row.code}`} onClick={() => setOpen(row)}>
          {t('rates')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <TextField
        className="max-w-80"
        label={t('filter')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        idOf={(row) => row.code}
        empty={<EmptyState title={t('none')} />}
      />
      {hidden > 0 && <p className="text-14 text-ink-soft">{t('others', { count: hidden })}</p>}
      {open && (
        <RateSheet
          currency={currencies.find(({ code }) => code === open.code) ?? open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
