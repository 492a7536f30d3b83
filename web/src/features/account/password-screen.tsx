// Changing the password (spec §2, §5); all other devices are signed out with it (product §3).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useModifyPassword } from './account.data.ts';
import { useTexts } from './account.texts.ts';
import { checkPasswords } from './password.rules.ts';
import { PasswordStrength } from './password-strength.tsx';

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' };
type Field = keyof typeof EMPTY;

export function PasswordScreen() {
  const t = useTexts();
  return (
    <div className="grid max-w-xl gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('passwordTitle')}</h1>
        <p className="text-ink-soft">{t('passwordLead')}</p>
      </div>
      <PasswordForm />
    </div>
  );
}

function PasswordForm() {
  const t = useTexts();
  const save = useModifyPassword();
  const form = useForm<Field, 'oldRequired' | 'newRequired' | 'weak' | 'same' | 'differs'>(EMPTY, checkPasswords);
  const error = (field: Field) => {
    const problem = form.shown(field);
    return problem ? { error: t(problem) } : {};
  };
  const send = ({ oldPassword, newPassword }: typeof EMPTY) =>
    save.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: () => {
          form.reset();
          showToast({ text: t('passwordSaved'), detail: t('passwordSavedText'), tone: 'good' });
        },
      },
    );
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), maxLength: 200 };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Card className="grid gap-4">
        <PasswordField label={t('oldPassword')} {...eye} {...form.input('oldPassword')} {...error('oldPassword')} />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          {...eye}
          {...form.input('newPassword')}
          {...error('newPassword')}
        />
        <PasswordStrength password={form.values.newPassword} />
        <PasswordField
          label={t('repeatPassword')}
          autoComplete="new-password"
          {...eye}
          {...form.input('repeated')}
          {...error('repeated')}
        />
        {save.error && <Failed error={save.error} />}
        <div>
          <Button type="submit" kind="primary" isBusy={save.isPending}>
            {t('savePassword')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function Failed({ error }: { error: unknown }) {
  const t = useTexts();
  const say = useFailureWords();
  return <ErrorState title={t('passwordFailed')} meaning={say(error).text} />;
}
