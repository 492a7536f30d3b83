// The frame of each form of this desk: its fields, what is wrong, and keeping or taking away.
import type { InputOf } from '@outrigger/contract';
import type { contentDeskCalls } from '@outrigger/contract/calls/content-desk.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { UnsavedWork } from '../../../client/unsaved-work.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { RemoveButton } from '../../../ui/overlays/remove-button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type ContentKind, useRemoveContent } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';

/** What a form is told: what it begins with, undefined for a new one. */
export type FormOf<One> = { one: One | undefined };

/** The fields of a form, and whether any differs from what it began with. */
export function useFields<F extends object>(first: () => F) {
  const [kept] = useState(first);
  const [fields, setFields] = useState(kept);
  const change = (next: Partial<F>) => setFields((before) => ({ ...before, ...next }));
  return { fields, change, isChanged: JSON.stringify(fields) !== JSON.stringify(kept) };
}

type EditorProps = {
  kind: ContentKind;
  isChanged: boolean;
  isReady: boolean;
  /** What is missing while it is not. */
  missing: string;
  save: { isPending: boolean; isSuccess: boolean; error: unknown };
  onSave: () => void;
  removal: InputOf<typeof contentDeskCalls.removeContent> | undefined;
  preview?: ReactNode;
  children: ReactNode;
};

export function ContentEditor({
  kind,
  isChanged,
  isReady,
  missing,
  save,
  onSave,
  removal,
  preview,
  children,
}: EditorProps) {
  const t = useTexts();
  const say = useFailureWords();
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  const isOver = save.isSuccess || isGone;
  useEffect(() => {
    if (!isOver) return;
    showToast({ text: t(isGone ? 'removed' : 'saved'), tone: 'good' });
    void navigate({ to: '/office/content', search: { kind } });
  }, [isOver, isGone, kind, navigate, t]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {children}
      {preview !== undefined && (
        <Card>
          <CardHead title={t('preview')} />
          {preview}
        </Card>
      )}
      {save.error !== null && <ErrorState title={t('notSaved')} meaning={say(save.error).text} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" disabled={!isReady} isBusy={save.isPending} onClick={onSave}>
          {t('save')}
        </Button>
        <Anchor href={`/office/content?kind=${kind}`} className={buttonLook('quiet')}>
          {t('toList')}
        </Anchor>
        {removal && <Remove removal={removal} onGone={() => setGone(true)} />}
        {!isReady && <span className="text-14 text-ink-soft">{missing}</span>}
      </div>
      <UnsavedWork isUnsaved={isChanged && !isOver} />
    </div>
  );
}

type RemoveProps = { removal: InputOf<typeof contentDeskCalls.removeContent>; onGone: () => void };

function Remove({ removal, onGone }: RemoveProps) {
  const t = useTexts();
  const remove = useRemoveContent();
  return (
    <RemoveButton
      words={{ remove: t('remove'), ask: t('removeAsk'), text: t('removeText'), keep: t('keep') }}
      isBusy={remove.isPending}
      onRemove={(close) => remove.mutate(removal, { onSuccess: onGone, onSettled: close })}
    />
  );
}
