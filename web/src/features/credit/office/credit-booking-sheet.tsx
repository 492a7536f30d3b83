// Books a payment or store credit on one account with a reason, above what was changed and booked before (product §7 Credit, §8).
import { CREDIT_BOOKINGS } from '@outrigger/contract/calls/credit-desk.ts';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { typedAmount } from '../typed-amount.rules.ts';
import { type DeskCreditLine, useBookCredit } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';
import { CreditSheet } from './credit-sheet.tsx';

type Draft = Record<'amount' | 'reason', string>;
type Problem = 'amountFormat' | 'amountZero' | 'reasonRequired';

function amountProblem(typed: string): { amount?: Problem } {
  const amount = typedAmount(typed);
  if (amount === null) return { amount: 'amountFormat' };
  return amount === '0.00' ? { amount: 'amountZero' } : {};
}

export function CreditBookingSheet({ line, onClose }: { line: DeskCreditLine; onClose: () => void }) {
  const t = useTexts();
  const book = useBookCredit();
  return (
    <CreditSheet
      title={t('bookTitle', { company: line.company, currency: line.currency })}
      save={t('saveBooking')}
      isBusy={book.isPending}
      {...{ line, onClose }}
    >
      {(formId) => <BookingForm {...{ formId, line, book, onClose }} />}
    </CreditSheet>
  );
}

type FormProps = {
  formId: string;
  line: DeskCreditLine;
  book: ReturnType<typeof useBookCredit>;
  onClose: () => void;
};

function BookingForm({ formId, line, book, onClose }: FormProps) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const [what, setWhat] = useState<(typeof CREDIT_BOOKINGS)[number]>(line.isOpen ? 'payment' : 'storeCredit');
  const [isBack, setBack] = useState(false);
  const form = useForm<keyof Draft, Problem>({ amount: '', reason: '' }, (draft) => ({
    ...amountProblem(draft.amount),
    ...(draft.reason.trim() === '' ? { reason: 'reasonRequired' } : {}),
  }));
  const field = (name: keyof Draft) => {
    const problem = form.shown(name);
    return { ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const send = ({ amount, reason }: Draft) => {
    const { companyId, company, currency } = line;
    const onSuccess = () => {
      showToast({ text: t('booked', { company }), tone: 'good' });
      onClose();
    };
    const signed = `${isBack ? '-' : ''}${typedAmount(amount) ?? ''}`;
    book.mutate({ companyId, currency, what, amount: signed, reason }, { onSuccess });
  };
  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <p className="figures text-ink-soft">
        {t('stands', { posted: money(line.posted), storeCredit: money(line.storeCredit) })}
      </p>
      <RadioGroup
        label={t('what')}
        options={CREDIT_BOOKINGS.map((one) => ({
          value: one,
          label: t(`book_${one}`),
          isDisabled: one === 'payment' && !line.isOpen,
        }))}
        value={what}
        onChange={(value) => setWhat(CREDIT_BOOKINGS.find((one) => one === value) ?? what)}
      />
      <TextField label={t('amount')} inputMode="decimal" end={line.currency} {...field('amount')} />
      <Switch
        label={t('takeBack')}
        help={t('takeBackHelp')}
        checked={isBack}
        onChange={(event) => setBack(event.target.checked)}
      />
      <TextAreaField label={t('reason')} help={t('bookReasonHelp')} maxLength={1000} {...field('reason')} />
      {book.error && <ErrorState title={t('bookFailed')} meaning={say(book.error).text} />}
    </form>
  );
}
