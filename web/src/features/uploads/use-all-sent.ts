// What a form with files asks before it goes: nothing is sent without a file that its writer believes to be in it (design: forms).
import { useState } from 'react';
import type { FilesState } from './sending.rules.ts';
import { useTexts } from './uploads.texts.ts';

/** Where the files of a form are, what their field is told, and whether the form may go. */
export function useAllSent() {
  const t = useTexts();
  const [state, setState] = useState<FilesState>('sent');
  const [isTold, setTold] = useState(false);
  return {
    isSending: state === 'sending',
    /** Asked on sending; where a file failed, its field says what to do about it. */
    mayGo: (): boolean => {
      setTold(true);
      return state === 'sent';
    },
    field: { onState: setState, ...(isTold && state === 'failed' && { error: t('failedFirst') }) },
  };
}
