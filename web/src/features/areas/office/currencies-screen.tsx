// Currencies and rates (product §8; spec §9): the rate in force of each, and a sheet to enter the next one.
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { type OfficeCurrency, useOfficeCurrencies } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';
import { RateSheet } from './rate-sheet.tsx';

export function CurrenciesScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const currencies = useOfficeCurrencies();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs label={t('office')} steps={[{ label: t('office'), href: '/office' }]} current={t('title')} />
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('lead')}</p>
      </div>
      {currencies.data ? (
        <List currencies={currencies.data} />
      ) : currencies.error ? (
        <ErrorState
          title={t('failed')}
          meaning={say(currencies.error).text}
          action={<Button onClick={() => void currencies.refetch()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}

function List({ currencies }: { currencies: readonly OfficeCurrency[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<OfficeCurrency>();
  const wanted = typed.trim().toLowerCase();
  const rows = currencies.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted));
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
      {open && (
        <RateSheet
          currency={currencies.find(({ code }) => code === open.code) ?? open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
