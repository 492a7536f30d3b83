// Opens or changes one credit line with a reason, above what was changed before, by whom and why (product §8).
import { textToMinor } from '@outrigger/contract';
import { useId, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { type DeskCreditLine, useLineHistory, useSetCreditLine } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';

type Draft = Record<'limit' | 'automaticLimit' | 'reason', string>;

/** An amount of the wire out of "2500" or "2500,5"; null for what is none. */
function amountOf(typed: string): string | null {
  const match = /^(\d{1,11})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/\s/g, ''));
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : null;
}

function automaticProblem(draft: Draft): 'amountFormat' | 'automaticTooHigh' | undefined {
  const [limit, automatic] = [amountOf(draft.limit), amountOf(draft.automaticLimit)];
  if (automatic === null) return 'amountFormat';
  return limit !== null && textToMinor(automatic) > textToMinor(limit) ? 'automaticTooHigh' : undefined;
}

export function CreditLineSheet({ line, onClose }: { line: DeskCreditLine; onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const save = useSetCreditLine();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${line.company} · ${line.currency}`}
      closeLabel={t('close')}
      actions={
        <Button kind="primary" type="submit" form={formId} isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <LineForm {...{ formId, line, save, onClose }} />
        <History line={line} />
      </div>
    </Sheet>
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
    ...(amountOf(draft.limit) === null ? { limit: 'amountFormat' } : {}),
    automaticLimit: automaticProblem(draft),
    ...(draft.reason.trim() === '' ? { reason: 'reasonRequired' } : {}),
  }));
  const field = (name: keyof Draft) => {
    const problem = form.shown(name);
    return { ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const send = ({ limit, automaticLimit, reason }: Draft) => {
    const { companyId, company, currency } = line;
    const amounts = { limit: amountOf(limit) ?? '', automaticLimit: amountOf(automaticLimit) ?? '' };
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

function History({ line }: { line: DeskCreditLine }) {
  const t = useTexts();
  const say = useFailureWords();
  const { moment, money } = useFormats();
  const history = useLineHistory(line.companyId, line.currency);
  if (history.error && !history.data) return <ErrorState title={t('failed')} meaning={say(history.error).text} />;
  if (!history.data) return <SkeletonText lines={3} />;
  return (
    <section aria-labelledby="line-history" className="grid gap-2">
      <h3 id="line-history" className="font-semibold text-16">
        {t('history')}
      </h3>
      {history.data.length === 0 && <p className="text-ink-soft">{t('noHistory')}</p>}
      <ul className="grid">
        {history.data.map((one) => (
          <li key={one.at} className="grid gap-0.5 border-line border-b py-2 last:border-b-0">
            <span className="figures font-semibold">
              {money(one.limit)}
              {one.isFrozen && ` · ${t('frozen')}`}
            </span>
            <span className="wrap-anywhere">{one.reason}</span>
            <span className="figures wrap-anywhere text-14 text-ink-soft">
              {moment(one.at)}
              {one.by ? ` · ${one.by}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
