// Sub-accounts that wait for the parts desk, the oldest first, each let in or turned down with a reason (product §4, §8).
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { PERMISSION_KEYS } from '../permission-choice.tsx';
import { useTexts } from '../sub-accounts.texts.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useApprove, useWaiting, type WaitingSubAccount } from './sub-accounts-desk.data.ts';

const PATH = '/office/subaccounts';

export function SubAccountsDeskScreen() {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const frame = useDeskList({ title: t('deskTitle'), lead: t('deskLead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, keyword } = useSearch({ from: PATH });
  const filter = keyword ? { keyword } : {};
  const waiting = useWaiting({ page, pageSize, ...filter });
  return (
    <OfficeList list={waiting} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(accounts) => (
        <>
          <KeywordForm
            key={keyword}
            label={t('deskSearch')}
            button={desk('find')}
            given={keyword ?? ''}
            onFind={(text) => void navigate({ href: deskHref(PATH, { keyword: text }, 1, pageSize) })}
          />
          <Waiting accounts={accounts} isNarrowed={keyword !== undefined} />
        </>
      )}
    </OfficeList>
  );
}

function Waiting({ accounts, isNarrowed }: { accounts: readonly WaitingSubAccount[]; isNarrowed: boolean }) {
  const t = useTexts();
  const { moment, money } = useFormats();
  const mayOf = (row: WaitingSubAccount) =>
    PERMISSION_KEYS.flatMap(({ id, name }) => (row.permissions.includes(id) ? [t(name)] : [])).join(' · ');
  const columns: readonly Column<WaitingSubAccount>[] = [
    {
      id: 'username',
      head: t('username'),
      isTitle: true,
      cell: (row) => (
        <span className="grid min-w-44 gap-0.5 font-normal">
          <span className="wrap-anywhere font-semibold">{row.username}</span>
          <span className="wrap-anywhere text-ink-soft">
            <EmailText email={row.email} />
          </span>
        </span>
      ),
    },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'by', head: t('appliedBy'), cell: (row) => row.appliedBy },
    {
      id: 'may',
      head: t('permissions'),
      cell: (row) => (
        <>
          {mayOf(row)}
          {row.spendingLimit && <span className="block">{t('limitOf', { amount: money(row.spendingLimit) })}</span>}
        </>
      ),
    },
    {
      id: 'since',
      head: t('createTime'),
      cell: (row) => <span className="figures whitespace-nowrap">{moment(row.createTime)}</span>,
    },
    { id: 'action', head: t('action'), cell: (row) => <Decide account={row} /> },
  ];
  return (
    <DataTable
      caption={t('deskTitle')}
      columns={columns}
      rows={accounts}
      idOf={(row) => String(row.id)}
      empty={
        <EmptyState
          drawing={<ScissorLift />}
          title={t(isNarrowed ? 'deskNotFound' : 'deskNone')}
          text={t(isNarrowed ? 'deskNotFoundText' : 'deskNoneText')}
        />
      }
    />
  );
}

function Decide({ account }: { account: WaitingSubAccount }) {
  const t = useTexts();
  const approve = useApprove();
  const [isRefusing, setRefusing] = useState(false);
  const { id, username: name } = account;
  return (
    <span className="relative z-1 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={`${t('approve')}: ${name}`}
        isBusy={approve.isPending}
        onClick={() => approve.mutate({ id }, { onSuccess: () => showToast({ text: t('approved', { name }) }) })}
      >
        {t('approve')}
      </Button>
      <Button size="small" aria-label={`${t('refuse')}: ${name}`} onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      {isRefusing && <RefuseDialog {...{ id, name }} onClose={() => setRefusing(false)} />}
    </span>
  );
}
