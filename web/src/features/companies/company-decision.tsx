// Approves a company, refuses it or closes its account with a reason that is mailed in these words (product §3, §8).
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ReasonDialog } from '../../ui/overlays/reason-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { type Company, useApproveCompany, useRefuseCompany } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';

export function CompanyDecision({ company }: { company: Company }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { status } = company;
  return (
    <div className="grid gap-4">
      <h2 className="font-semibold text-20">{t('decide')}</h2>
      {status !== 'approved' && <ApproveForm company={company} />}
      {status !== 'blocked' && (
        <Button kind="danger" onClick={() => setOpen(true)}>
          {t(status === 'waiting' ? 'refuse' : 'close')}
        </Button>
      )}
      {isOpen && <RefuseDialog company={company} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ApproveForm({ company }: { company: Company }) {
  const t = useTexts();
  const approve = useApproveCompany();
  const form = useForm<'customerNumber', never>({ customerNumber: company.customerNumber ?? '' }, () => ({}));
  const isTaken = isRefused(approve.error, 'conflict');
  const send = ({ customerNumber }: { customerNumber: string }) =>
    approve.mutate(
      { id: company.id, ...(customerNumber.trim() ? { customerNumber } : {}) },
      { onSuccess: ({ name }) => showToast({ text: t('approvedToast', { company: name }), tone: 'good' }) },
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <p className="text-ink-soft">{t('approveText')}</p>
      <TextField
        label={t('customerNumber')}
        note={t('customerNumberNote')}
        maxLength={40}
        {...form.input('customerNumber')}
        error={isTaken ? t('numberTaken') : undefined}
      />
      {!isTaken && <Failed error={approve.error} />}
      <Button type="submit" kind="primary" isBusy={approve.isPending}>
        {t('approve')}
      </Button>
    </form>
  );
}

function RefuseDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const refuse = useRefuseCompany();
  const isNew = company.status === 'waiting';
  const done = (name: string) => {
    onClose();
    showToast({ text: t('refusedToast', { company: name }) });
  };
  const asked = { reason: t('reason'), missing: t('reasonRequired'), back: t('cancel'), close: t('cancel') };
  const title = t(isNew ? 'refuseTitle' : 'closeTitle', { company: company.name });
  return (
    <ReasonDialog
      words={{ title, text: t('refuseText'), confirm: t(isNew ? 'refuse' : 'close'), ...asked }}
      isBusy={refuse.isPending}
      failure={refuse.error ? say(refuse.error).text : undefined}
      onClose={onClose}
      onSend={(reason) => refuse.mutate({ id: company.id, reason }, { onSuccess: ({ name }) => done(name) })}
    />
  );
}

function Failed({ error }: { error: unknown }) {
  const say = useFailureWords();
  if (!error) return null;
  const { title, text } = say(error);
  return <ErrorState title={title} meaning={text} />;
}
