// Asks for the reason before somebody of a company is switched off; it is kept in the audit trail (product §8).
import { Button } from '../../ui/button.tsx';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type CompanyPerson, useClosePerson } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';

export function ClosePersonDialog({ person: { id, name }, onClose }: { person: CompanyPerson; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const close = useClosePerson();
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? ('reasonRequired' as const) : undefined,
  }));
  const problem = form.shown('reason');
  const onSuccess = () => {
    onClose();
    showToast({ text: t('switchedOff', { name }) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={t('switchOffTitle', { name })}
      description={t('switchOffText')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="close-person" kind="danger" isBusy={close.isPending}>
            {t('switchOff')}
          </Button>
        </>
      }
    >
      <form
        id="close-person"
        noValidate
        className="grid gap-4"
        onSubmit={form.submit(({ reason }) => close.mutate({ id, reason }, { onSuccess }))}
      >
        <TextAreaField
          label={t('reason')}
          maxLength={1000}
          required
          {...form.input('reason')}
          error={problem && t(problem)}
        />
        {close.error && (
          <p role="alert" className="text-14 text-bad">
            {say(close.error).text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
