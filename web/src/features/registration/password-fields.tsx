// A password being chosen, twice, with its strength while it is typed (spec §5).
import { limits } from '@outrigger/contract';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from '../account/index.ts';
import type { RegistrationKey } from './registration.texts.ts';
import { useTexts } from './registration.texts.ts';

type Field = 'password' | 'repeated';
/** What a form that holds these two fields, among others, lends them. */
interface Form {
  values: Record<Field, string>;
  shown: (field: Field) => RegistrationKey | undefined;
  input: (field: Field) => {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

export function PasswordFields({ form, label }: { form: Form; label: string }) {
  const t = useTexts();
  const eye = {
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    autoComplete: 'new-password',
    maxLength: limits.passwordMax,
    required: true,
  };
  const error = (field: Field) => {
    const problem = form.shown(field);
    return problem && t(problem);
  };
  return (
    <>
      <PasswordField label={label} {...eye} {...form.input('password')} error={error('password')} />
      <PasswordStrength password={form.values.password} />
      <PasswordField label={t('repeatPassword')} {...eye} {...form.input('repeated')} error={error('repeated')} />
    </>
  );
}
