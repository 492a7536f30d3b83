// The main account sets above which amount an order is confirmed by a mailed code (product §7; spec §8 checkout: verification).
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { currency } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { typedAmount } from './typed-amount.rules.ts';
import { useConfirmationAmount, useSetConfirmationAmount } from './credit.data.ts';
import { useTexts } from './credit.texts.ts';

export function ConfirmationAmount() {
  const t = useTexts();
  const amount = useConfirmationAmount();
  if (!amount.data) return null;
  const { above } = amount.data;
  return (
    <Card>
      <CardHead title={t('confirmTitle')} text={t('confirmText')} />
      <AmountForm key={above ? `${above.amount} ${above.currency}` : ''} above={above} />
    </Card>
  );
}

type Above = { amount: string; currency: string } | null;

function AmountForm({ above }: { above: Above }) {
  const t = useTexts();
  const say = useFailureWords();
  const chosen = useStore(currency);
  const save = useSetConfirmationAmount();
  const [typed, setTyped] = useState(above?.amount ?? '');
  const [isWrong, setWrong] = useState(false);
  const code = above?.currency ?? chosen;
  const send = (value: Above, text: string) =>
    save.mutate({ above: value }, { onSuccess: () => showToast({ text, tone: 'good' }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = typedAmount(typed);
    setWrong(amount === null);
    if (amount !== null) send({ amount, currency: code }, t('confirmSaved'));
  };
  const error = isWrong ? t('confirmWrong') : save.error ? say(save.error).text : undefined;
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('confirmAbove', { currency: code })}
        value={typed}
        inputMode="decimal"
        maxLength={14}
        className="w-80 max-w-full"
        onChange={(event) => setTyped(event.target.value)}
        {...(error ? { error } : {})}
      />
      <div className="flex flex-wrap gap-2 sm:pt-6.5">
        <Button type="submit" isBusy={save.isPending}>
          {t('confirmSave')}
        </Button>
        {above && (
          <Button kind="quiet" isBusy={save.isPending} onClick={() => send(null, t('confirmRemoved'))}>
            {t('confirmRemove')}
          </Button>
        )}
      </div>
    </form>
  );
}
