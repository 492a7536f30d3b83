// Applies for a sub-account or changes one (spec §5: country and email required, at least one permission); what was typed stays on any failure.
import { useId } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SubAccountForm } from './sub-account-form.tsx';
import { type SubAccount, useApply, useModify, usePermissions } from './sub-accounts.data.ts';
import { useTexts } from './sub-accounts.texts.ts';

export function SubAccountDialog({ account, onClose }: { account?: SubAccount; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const formId = useId();
  const known = usePermissions();
  const apply = useApply();
  const modify = useModify();
  const save = account ? modify : apply;
  const onSaved = (saved: SubAccount) => {
    showToast({ text: t(account ? 'saved' : 'applied', { name: saved.username }), tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={account ? t('editTitle', { name: account.username }) : t('apply')}
      description={account ? undefined : t('applyText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={save.isPending}>
            {t(account ? 'save' : 'send')}
          </Button>
        </>
      }
    >
      {known.data ? (
        <SubAccountForm
          {...{ formId, known: known.data, ...(account ? { account } : {}) }}
          failure={save.error ? say(save.error).text : undefined}
          onApply={(body) => apply.mutate(body, { onSuccess: onSaved })}
          onModify={(body) => modify.mutate(body, { onSuccess: onSaved })}
        />
      ) : known.error ? (
        <ErrorState
          title={t('failed')}
          meaning={say(known.error).text}
          action={<Button onClick={() => void known.refetch()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  );
}
