// Opens or changes one credit line with a reason, above what was changed before, by whom and why (product §8).
import { textToMinor } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { typedAmount } from '../typed-amount.rules.ts';
import { type DeskCreditLine, useSetCreditLine } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';
import { CreditSheet } from './credit-sheet.tsx';

type Draft = Record<'limit' | 'automaticLimit' | 'reason', string>;

function automaticProblem(draft: Draft): 'amountFormat' | 'automaticTooHigh' | undefined {
  const [limit, automatic] = [typedAmount(draft.limit), typedAmount(draft.automaticLimit)];
  if (automatic === null) return 'amountFormat';
  return limit !== null && textToMinor(automatic) > textToMinor(limit) ? 'automaticTooHigh' : undefined;
}

export function CreditLineSheet({ line, onClose }: { line: DeskCreditLine; onClose: () => void }) {
  const t = useTexts();
  const save = useSetCreditLine();
  return (
    <CreditSheet
      title={`${line.company} · ${line.currency}`}
      save={t('save')}
      isBusy={save.isPending}
      {...{ line, onClose }}
    >
      {(formId) => <LineForm {...{ formId, line, save, onClose }} />}
    </CreditSheet>
  );
}

type FormProps = {
  formId: string;
  line: DeskCreditLine;
  save: ReturnType<typeof useSetCreditLine>;
  onClose: () => void;
};

function LineForm({ formId, line, save, onClose }: FormProps) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const [isFrozen, setFrozen] = useState(line.isFrozen);
  const start = { limit: line.limit.amount, automaticLimit: line.automaticLimit.amount, reason: '' };
  const form = useForm<keyof Draft, 'amountFormat' | 'automaticTooHigh' | 'reasonRequired'>(start, (draft) => ({
    ...(typedAmount(draft.limit) === null ? { limit: 'amountFormat' } : {}),
    automaticLimit: automaticProblem(draft),
    ...(draft.reason.trim() === '' ? { reason: 'reasonRequired' } : {}),
  }));
  const field = (name: keyof Draft) => {
    const problem = form.shown(name);
    return { ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const send = ({ limit, automaticLimit, reason }: Draft) => {
    const { companyId, company, currency } = line;
    const amounts = { limit: typedAmount(limit) ?? '', automaticLimit: typedAmount(automaticLimit) ?? '' };
    const onSuccess = () => {
      showToast({ text: t('saved', { company }), tone: 'good' });
      onClose();
    };
    save.mutate({ companyId, currency, ...amounts, isFrozen, reason }, { onSuccess });
  };
  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <p className="figures text-ink-soft">{t('used', { held: money(line.held), posted: money(line.posted) })}</p>
      <TextField label={t('limit')} inputMode="decimal" end={line.currency} {...field('limit')} />
      <TextField
        label={t('automaticLimit')}
        help={t('automaticHelp')}
        inputMode="decimal"
        end={line.currency}
        {...field('automaticLimit')}
      />
      <Switch
        label={t('freeze')}
        help={t('freezeHelp')}
        checked={isFrozen}
        onChange={(event) => setFrozen(event.target.checked)}
      />
      <TextAreaField label={t('reason')} help={t('reasonHelp')} maxLength={1000} {...field('reason')} />
      {save.error && <ErrorState title={t('saveFailed')} meaning={say(save.error).text} />}
    </form>
  );
}
