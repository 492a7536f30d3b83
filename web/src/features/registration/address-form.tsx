// Asks for the email address that a code or link is mailed to (spec §5: required, of correct format).
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Failed } from './failed.tsx';
import { addressProblem } from './registration.rules.ts';
import { useTexts } from './registration.texts.ts';

type AddressFormProps = {
  given: string;
  button: string;
  send: { isPending: boolean; error: unknown; to: (email: string) => void };
};

export function AddressForm({ given, button, send }: AddressFormProps) {
  const t = useTexts();
  const form = useForm({ email: given }, ({ email }) => ({ email: addressProblem(email) }));
  const problem = form.shown('email');
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(({ email }) => send.to(email.trim()))}>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.input('email')}
        error={problem && t(problem)}
      />
      <Failed error={send.error} />
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={send.isPending}>
        {button}
      </Button>
    </form>
  );
}
