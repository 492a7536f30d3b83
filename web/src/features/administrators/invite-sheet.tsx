// Invites somebody to the office: name, address, language of the mail and at least one role (product §8).
import { isEmailAddress, LANGUAGES, type OfficeRole } from '@outrigger/contract';
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useLanguageNames } from '../../client/language-names.ts';
import { useLanguage } from '../../client/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { goToField, useForm } from '../../ui/fields/use-form.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useInvite } from './administrators.data.ts';
import { useTexts } from './administrators.texts.ts';
import { RoleChoice } from './role-choice.tsx';

export function InviteSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const formId = useId();
  const invite = useInvite();
  const { form, language, roles, setRoles, roleError, submit } = useInviteForm((person) => {
    const onSuccess = ({ email }: { email: string }) => {
      showToast({ text: t('sent', { email }), tone: 'good' });
      onClose();
    };
    invite.mutate(person, { onSuccess });
  });
  const field = (name: 'email' | 'firstName' | 'lastName') => {
    const problem = form.shown(name);
    return { ...form.input(name), error: problem && t(problem) };
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('inviteTitle')}
      closeLabel={t('close')}
      actions={
        <Button kind="primary" type="submit" form={formId} isBusy={invite.isPending}>
          {t('send')}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-ink-soft">{t('inviteText')}</p>
        <TextField label={t('email')} type="email" maxLength={254} autoComplete="off" {...field('email')} />
        <TextField label={t('firstName')} maxLength={100} autoComplete="off" {...field('firstName')} />
        <TextField label={t('lastName')} maxLength={100} autoComplete="off" {...field('lastName')} />
        <SelectField label={t('language')} options={language.options} {...form.input('language')} />
        <RoleChoice chosen={roles} onChange={setRoles} error={roleError ? t('roleRequired') : undefined} />
        {invite.error && <ErrorState title={t('sendFailed')} meaning={say(invite.error).text} />}
      </form>
    </Sheet>
  );
}

type Invited = Parameters<ReturnType<typeof useInvite>['mutate']>[0];

function useInviteForm(send: (person: Invited) => void) {
  const reader = useLanguage();
  const [roles, setRoles] = useState<readonly OfficeRole[]>([]);
  const [wasSent, setSent] = useState(false);
  const { options } = useLanguageNames();
  const required = (text: string) => (text.trim() === '' ? ('nameRequired' as const) : undefined);
  const form = useForm({ email: '', firstName: '', lastName: '', language: reader }, (values) => ({
    email: emailProblem(values.email),
    firstName: required(values.firstName),
    lastName: required(values.lastName),
  }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSent(true);
    const { currentTarget: sent } = event;
    form.submit(({ language, ...person }) => {
      if (roles.length === 0) return goToField(sent, 'roles');
      const chosen = LANGUAGES.find((code) => code === language);
      if (chosen) send({ ...person, language: chosen, roles: [...roles] });
    })(event);
  };
  return { form, language: { options }, roles, setRoles, roleError: wasSent && roles.length === 0, submit };
}

function emailProblem(text: string): 'emailRequired' | 'emailFormat' | undefined {
  const address = text.trim().toLowerCase();
  if (address === '') return 'emailRequired';
  return isEmailAddress(address) ? undefined : 'emailFormat';
}
