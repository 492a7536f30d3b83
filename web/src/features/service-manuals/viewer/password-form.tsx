// Asks for the password of a book that has one; it goes to the file alone and is kept nowhere (product §5 Service manuals).
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTexts } from '../service-manuals.texts.ts';

type PasswordFormProps = { isWrong: boolean; onGive: (password: string) => void };

export function PasswordForm({ isWrong, onGive }: PasswordFormProps) {
  const t = useTexts();
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onGive(password);
  };
  return (
    <form className="mx-auto grid w-full max-w-sm content-start gap-4 p-6" onSubmit={send}>
      <p className="font-semibold text-20">{t('lockedTitle')}</p>
      <PasswordField
        label={t('password')}
        help={t('passwordHelp')}
        error={isWrong ? t('passwordWrong') : undefined}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="primary" type="submit">
        {t('open')}
      </Button>
    </form>
  );
}
