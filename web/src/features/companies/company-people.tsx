// The people of a company at the parts desk (product §8): who has taken the account, who was invited, and what helps the others.
import { limits } from '@outrigger/contract';
import { useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { EmailText } from '../../ui/text/email-text.tsx';
import { ClosePersonDialog } from './close-person-dialog.tsx';
import { type CompanyPerson, useInviteAgain } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';

export function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
  const t = useTexts();
  const columns: readonly Column<CompanyPerson>[] = [
    { id: 'name', head: t('person'), isTitle: true, cell: (row) => row.name },
    { id: 'email', head: t('personEmail'), cell: (row) => row.email && <EmailText email={row.email} /> },
    { id: 'role', head: t('role'), cell: (row) => t(row.role) },
    { id: 'status', head: t('personStatus'), cell: (row) => <State person={row} /> },
    { id: 'verified', head: t('verified'), cell: (row) => t(row.isEmailVerified ? 'verified' : 'notVerified') },
    { id: 'action', head: t('action'), cell: (row) => <Acts person={row} /> },
  ];
  return (
    <DataTable
      caption={t('people')}
      columns={columns}
      rows={people.slice(0, limits.pageSizeMax)}
      idOf={(row) => String(row.id)}
      empty={null}
    />
  );
}

const isInvited = ({ role, status, isBound }: CompanyPerson) => role === 'sub' && status === 'active' && !isBound;

function State({ person }: { person: CompanyPerson }) {
  const t = useTexts();
  const { day } = useFormats();
  const { status, invitedUntil } = person;
  if (!isInvited(person)) return t(status);
  if (invitedUntil === null) return t('invited');
  return Date.parse(invitedUntil) <= Date.now() ? t('invitationOver') : t('invitedUntil', { day: day(invitedUntil) });
}

/** The main account answers for the company: closing it closes the company. */
function Acts({ person }: { person: CompanyPerson }) {
  const t = useTexts();
  const invite = useInviteAgain();
  const [isClosing, setClosing] = useState(false);
  const { id, name, email, role, status } = person;
  if (role === 'main' || status === 'inactive') return '–';
  if (status === 'reviewing')
    return <TextLink href={`/office/subaccounts?keyword=${encodeURIComponent(email)}`}>{t('decideOn')}</TextLink>;
  const onSuccess = () => showToast({ text: t('invitedAgain', { name }) });
  return (
    <span className="relative z-1 flex flex-wrap justify-end gap-2 desk:justify-start">
      {isInvited(person) && (
        <Button
          size="small"
          aria-label={`${t('inviteAgain')}: ${name}`}
          isBusy={invite.isPending}
          onClick={() => invite.mutate({ id }, { onSuccess })}
        >
          {t('inviteAgain')}
        </Button>
      )}
      <Button size="small" aria-label={`${t('switchOff')}: ${name}`} onClick={() => setClosing(true)}>
        {t('switchOff')}
      </Button>
      {isClosing && <ClosePersonDialog person={person} onClose={() => setClosing(false)} />}
    </span>
  );
}
