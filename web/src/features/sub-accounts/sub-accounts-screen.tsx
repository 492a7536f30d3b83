// The sub-accounts of a company (spec §2 sub-account table; product §4): applied for, changed, deleted.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { deskPages, usePageWords } from '../../client/desk-list.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TablePages } from '../../ui/tables/table-pages.tsx';
import { SubAccountDialog } from './sub-account-dialog.tsx';
import { SubAccountTable } from './sub-account-table.tsx';
import { type SubAccount, useSubAccounts } from './sub-accounts.data.ts';
import { useTexts } from './sub-accounts.texts.ts';

export function SubAccountsScreen() {
  const t = useTexts();
  const mayAdd = useStore(session)?.user?.isAccess === true;
  const [open, setOpen] = useState<{ account?: SubAccount }>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-semibold text-28">{t('title')}</h1>
          <p className="max-w-prose text-ink-soft">{t('lead')}</p>
        </div>
        {mayAdd && (
          <Button kind="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setOpen({})}>
            {t('apply')}
          </Button>
        )}
      </div>
      {!mayAdd && <RefusedState title={t('waits')} text={t('waitsText')} />}
      <List onEdit={(account) => setOpen({ account })} />
      {open && <SubAccountDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function List({ onEdit }: { onEdit: (account: SubAccount) => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const { page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/subaccount' });
  const words = usePageWords();
  const accounts = useSubAccounts({ page, pageSize });
  if (accounts.data)
    return (
      <>
        <SubAccountTable accounts={accounts.data.items} firstNumber={(page - 1) * pageSize + 1} onEdit={onEdit} />
        <TablePages pages={deskPages('/subaccount', { page, pageSize })} total={accounts.data.total} words={words} />
      </>
    );
  if (!accounts.error) return <Skeleton className="h-64 w-full rounded-box" />;
  return (
    <ErrorState
      title={t('failed')}
      meaning={say(accounts.error).text}
      action={<Button onClick={() => void accounts.refetch()}>{t('again')}</Button>}
    />
  );
}
