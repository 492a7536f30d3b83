// Switches somebody of the office off or on and resets a second factor; each asks first and says what becomes of it (product §8).
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type Administrator, useResetFactor, useSetActive } from './administrators.data.ts';
import { useTexts } from './administrators.texts.ts';

/** Each act by the beginning of its texts. */
type Act = 'reset' | 'switchOff' | 'switchOn';
const DONE = { reset: 'resetDone', switchOff: 'switchedOff', switchOn: 'switchedOn' } as const;

export function AccessActs({ person }: { person: Administrator }) {
  const t = useTexts();
  const [act, setAct] = useState<Act>();
  const isOff = person.state === 'inactive';
  const onOrOff: Act = isOff ? 'switchOn' : 'switchOff';
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {person.hasSecondFactor && <Button onClick={() => setAct('reset')}>{t('reset')}</Button>}
      <Button kind={isOff ? 'secondary' : 'danger'} onClick={() => setAct(onOrOff)}>
        {t(onOrOff)}
      </Button>
      {act && <Ask act={act} person={person} onClose={() => setAct(undefined)} />}
    </div>
  );
}

function Ask({ act, person, onClose }: { act: Act; person: Administrator; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const reset = useResetFactor();
  const setActive = useSetActive();
  const { id, email } = person;
  const onSuccess = () => {
    showToast({ text: t(DONE[act], { email }), tone: 'good' });
    onClose();
  };
  const send = () => {
    if (act === 'reset') reset.mutate({ id }, { onSuccess });
    else setActive.mutate({ id, isActive: act === 'switchOn' }, { onSuccess });
  };
  const { isPending, error } = act === 'reset' ? reset : setActive;
  return (
    <ConfirmDialog
      isOpen
      title={t(`${act}Title`, { email })}
      description={t(`${act}Text`)}
      confirmLabel={t(act)}
      cancelLabel={t('cancel')}
      isDangerous={act !== 'switchOn'}
      isBusy={isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      {error && (
        <p role="alert" className="pt-3 text-bad">
          {say(error).text}
        </p>
      )}
    </ConfirmDialog>
  );
}
