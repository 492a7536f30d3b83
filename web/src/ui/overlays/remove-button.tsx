// Removes something for good, once it was asked whether that is meant.
import { useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type RemoveButtonProps = {
  words: Record<'remove' | 'ask' | 'text' | 'keep', string>;
  isBusy: boolean;
  /** Sends it, and calls `close` however it ends. */
  onRemove: (close: () => void) => void;
};

export function RemoveButton({ words, isBusy, onRemove }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.remove}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={words.ask}
        description={words.text}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        isBusy={isBusy}
        onConfirm={() => onRemove(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
