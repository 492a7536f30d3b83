// The sub-account table (spec §2: No, user id, username, create time, status, action).
import { useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { PERMISSION_KEYS } from './permission-choice.tsx';
import { isInvited, isOver } from './sub-account.rules.ts';
import { type SubAccount, useDelete, useInviteAgain } from './sub-accounts.data.ts';
import { useTexts } from './sub-accounts.texts.ts';

type TableProps = { accounts: readonly SubAccount[]; firstNumber: number; onEdit: (account: SubAccount) => void };

const LOOKS = { active: 'paid', reviewing: 'waiting' } as const;

export function SubAccountTable({ accounts, firstNumber, onEdit }: TableProps) {
  const t = useTexts();
  const { moment, number } = useFormats();
  const columns: readonly Column<SubAccount>[] = [
    {
      id: 'no',
      head: t('no'),
      isFigure: true,
      onPhone: 'none',
      cell: (row) => number(firstNumber + accounts.indexOf(row)),
    },
    { id: 'userId', head: t('userId'), isFigure: true, cell: (row) => row.id },
    { id: 'username', head: t('username'), isTitle: true, cell: (row) => <Named account={row} /> },
    {
      id: 'createTime',
      head: t('createTime'),
      cell: (row) => <span className="figures whitespace-nowrap">{moment(row.createTime)}</span>,
    },
    {
      id: 'status',
      head: t('status'),
      onPhone: 'end',
      cell: (row) => <State account={row} />,
    },
    { id: 'action', head: t('action'), cell: (row) => <Actions account={row} onEdit={() => onEdit(row)} /> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={accounts}
      idOf={(row) => String(row.id)}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

/** Active says that the person has taken the account. */
function State({ account }: { account: SubAccount }) {
  const t = useTexts();
  const { status, invitedUntil } = account;
  if (status === 'inactive') return <Badge>{t('inactive')}</Badge>;
  if (!isInvited(account)) return <StatusChip status={LOOKS[status]}>{t(status)}</StatusChip>;
  const isLate = invitedUntil !== null && isOver(invitedUntil);
  return <StatusChip status={isLate ? 'failed' : 'waiting'}>{t(isLate ? 'invitationOver' : 'invited')}</StatusChip>;
}

/** Name, address and what the account may do, in words. */
function Named({ account }: { account: SubAccount }) {
  const t = useTexts();
  const { money, day } = useFormats();
  const { invitedUntil } = account;
  const may = account.permissions.flatMap((id) => {
    const key = PERMISSION_KEYS.find((one) => one.id === id)?.name;
    return key ? [t(key)] : [];
  });
  return (
    <span className="grid min-w-44 gap-0.5 font-normal">
      <span className="wrap-anywhere font-semibold">{account.username}</span>
      <span className="wrap-anywhere text-ink-soft">
        <EmailText email={account.email} />
      </span>
      <span className="text-14 text-ink-soft">{may.join(' · ')}</span>
      {account.spendingLimit && (
        <span className="text-14 text-ink-soft">{t('limitOf', { amount: money(account.spendingLimit) })}</span>
      )}
      {isInvited(account) && invitedUntil !== null && !isOver(invitedUntil) && (
        <span className="text-14 text-ink-soft">{t('invitedUntil', { day: day(invitedUntil) })}</span>
      )}
    </span>
  );
}

function Actions({ account, onEdit }: { account: SubAccount; onEdit: () => void }) {
  const t = useTexts();
  const remove = useDelete();
  const invite = useInviteAgain();
  const [isAsking, setAsking] = useState(false);
  if (account.isOwn) return <span className="text-14 text-ink-soft">{t('own')}</span>;
  if (account.status === 'inactive') return <span className="text-14 text-ink-soft">–</span>;
  const name = account.username;
  const confirm = () =>
    remove.mutate(
      { id: account.id },
      { onSuccess: () => showToast({ text: t('deleted', { name }) }), onSettled: () => setAsking(false) },
    );
  return (
    <span className="relative z-1 flex flex-wrap justify-end gap-2 desk:justify-start">
      <Button size="small" aria-label={`${t('edit')}: ${name}`} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="small" aria-label={`${t('delete')}: ${name}`} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isInvited(account) && (
        <Button
          size="small"
          aria-label={`${t('inviteAgain')}: ${name}`}
          isBusy={invite.isPending}
          onClick={() =>
            invite.mutate({ id: account.id }, { onSuccess: () => showToast({ text: t('invitedAgain', { name }) }) })
          }
        >
          {t('inviteAgain')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t('deleteAsk', { name })}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </span>
  );
}
