// What is done about one person of the office: roles, second factor, access, another invitation (product §8); about oneself nothing.
import type { OfficeRole } from '@outrigger/contract';
import { Info } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { goToField } from '../../ui/fields/use-form.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { AccessActs } from './access-acts.tsx';
import { type Administrator, useInviteAgain, useSetRoles } from './administrators.data.ts';
import { useTexts } from './administrators.texts.ts';
import { RoleChoice } from './role-choice.tsx';

type SheetProps = { person: Administrator; onClose: () => void };

export function AdministratorSheet({ person, onClose }: SheetProps) {
  const t = useTexts();
  return (
    <Sheet isOpen onClose={onClose} title={person.name ?? person.email} closeLabel={t('close')}>
      <div className="grid gap-6">
        <Facts person={person} />
        {person.isOwn ? (
          <Notice tone="calm" icon={<Info aria-hidden="true" />} title={t('you')} text={t('ownText')} />
        ) : (
          <>
            {person.state === 'invited' && <Invitation person={person} />}
            <Roles person={person} />
            <AccessActs person={person} />
          </>
        )}
      </div>
    </Sheet>
  );
}

function Facts({ person }: { person: Administrator }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const facts = [
    [t('email'), person.email],
    [t('state'), t(person.state)],
    [t('factor'), t(person.hasSecondFactor ? 'factorOn' : 'factorOff')],
    [t('lastSeen'), person.lastSeenAt ? dayTime(person.lastSeenAt) : t('never')],
  ] as const;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Invitation({ person }: { person: Administrator }) {
  const t = useTexts();
  const { day } = useFormats();
  const again = useInviteAgain();
  const { id, email, invitedUntil } = person;
  const onSuccess = () => showToast({ text: t('sent', { email }), tone: 'good' });
  return (
    <div className="grid justify-items-start gap-2">
      <p>{invitedUntil ? t('invitedUntil', { day: day(invitedUntil) }) : t('invitationOver')}</p>
      <Button isBusy={again.isPending} onClick={() => again.mutate({ id }, { onSuccess })}>
        {t('again')}
      </Button>
      <Failed error={again.error} />
    </div>
  );
}

function Roles({ person }: { person: Administrator }) {
  const t = useTexts();
  const save = useSetRoles();
  const [roles, setRoles] = useState<readonly OfficeRole[]>(person.roles);
  const [wasSent, setSent] = useState(false);
  const { id, email } = person;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (roles.length === 0) return goToField(event.currentTarget, 'roles');
    const onSuccess = () => showToast({ text: t('saved', { email }), tone: 'good' });
    save.mutate({ id, roles: [...roles] }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={send} className="grid justify-items-start gap-3">
      <RoleChoice
        chosen={roles}
        onChange={setRoles}
        error={wasSent && roles.length === 0 ? t('roleRequired') : undefined}
      />
      <Failed error={save.error} />
      <Button kind="primary" type="submit" isBusy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

/** Why an act changed nothing, in place. */
function Failed({ error }: { error: unknown }) {
  const t = useTexts();
  const say = useFailureWords();
  return error ? <ErrorState title={t('failedAct')} meaning={say(error).text} /> : null;
}
