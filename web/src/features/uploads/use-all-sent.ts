// What a form with files asks before it goes: nothing is sent without a file that its writer believes to be in it (design: forms).
import { useState } from 'react';
import type { FilesState } from './sending.rules.ts';
import { useTexts } from './uploads.texts.ts';

/** Where the files of a form are, what their field is told, and whether the form may go. */
export function useAllSent() {
  const t = useTexts();
  const [state, setState] = useState<FilesState>('sent');
  const [presses, setPresses] = useState(0);
  return {
    isSending: state === 'sending',
    areSent: state === 'sent',
    /** Asked on sending; where a file failed, its field comes into sight and says what to do about it. */
    mayGo: (): boolean => {
      setPresses((count) => count + 1);
      return state === 'sent';
    },
    field: { onState: setState, presses, ...(presses > 0 && state === 'failed' && { error: t('failedFirst') }) },
  };
}
