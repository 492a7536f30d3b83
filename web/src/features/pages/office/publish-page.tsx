// Keeps a draft, puts it in force at once or on a day, or throws it away; what is published is kept first as it is typed.
import { LANGUAGES, type PageName } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { momentTyped } from '../../../ui/fields/local-moment.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ownNameOf } from '../../../ui/layout/side-by-side.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { isWhole, type PageFields } from './page-fields.rules.ts';
import { usePublish, useRemoveVersion, useSaveDraft } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

type PublishProps = {
  page: PageName;
  fields: PageFields;
  isChanged: boolean;
  draftId: number | undefined;
  onKept: (sent: PageFields, answer: PageFields) => void;
  onDone: () => void;
};

export function PublishPage({ page, fields, isChanged, draftId, onKept, onDone }: PublishProps) {
  const t = useTexts();
  const say = useFailureWords();
  const [from, setFrom] = useState('');
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const done = (text: string) => {
    showToast({ text, tone: 'good' });
    onDone();
  };
  const [save, publish, remove] = [useSaveDraft(), usePublish(), useRemoveVersion(() => done(t('discarded')))];
  const isBusy = save.isPending || publish.isPending;
  const keep = async () => {
    const { id, version, name, body } = await save.mutateAsync({ page, ...fields });
    onKept(fields, { version, name, body });
    return id;
  };
  const put = async () => {
    setAsked(undefined);
    const id = isChanged || draftId === undefined ? await keep() : draftId;
    const startsAt = momentTyped(from);
    await publish.mutateAsync({ id, startsAt });
    done(t(startsAt === null ? 'published' : 'plannedNow'));
  };
  const failed = save.error ?? publish.error;
  const missing = LANGUAGES.filter((one) => fields.body[one].trim() === '');
  // A failure is shown in place.
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined);
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <TextField
        className="max-w-sm"
        label={t('startsAt')}
        note={t('optional')}
        help={t('startsAtHelp')}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      {failed && <ErrorState title={t(save.error ? 'notKept' : 'notPublished')} meaning={say(failed).text} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" disabled={!isWhole(fields)} isBusy={isBusy} onClick={() => setAsked('publish')}>
          {t('publish')}
        </Button>
        <Button
          disabled={!isWhole(fields) || (!isChanged && draftId !== undefined)}
          isBusy={isBusy}
          onClick={quietly(async () => {
            await keep();
            showToast({ text: t('kept'), tone: 'good' });
          })}
        >
          {t('keepDraft')}
        </Button>
        {draftId !== undefined && (
          <Button kind="quiet" isBusy={remove.isPending} onClick={() => setAsked('discard')}>
            {t('discard')}
          </Button>
        )}
        {!isWhole(fields) && <span className="text-14 text-ink-soft">{t('notReady')}</span>}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous={asked === 'discard'}
        title={t(asked === 'discard' ? 'discardAsk' : 'publishAsk')}
        description={asked === 'discard' ? t('discardText') : t(page === 'terms' ? 'publishTerms' : 'publishText')}
        confirmLabel={t(asked === 'discard' ? 'discard' : 'publish')}
        cancelLabel={t('stay')}
        onConfirm={
          asked === 'publish'
            ? quietly(put)
            : () => {
                setAsked(undefined);
                if (draftId !== undefined) remove.mutate({ id: draftId });
              }
        }
        onCancel={() => setAsked(undefined)}
      >
        {asked === 'publish' && missing.length > 0 && (
          <p className="pt-3">{t('missingIn', { languages: missing.map(ownNameOf).join(', ') })}</p>
        )}
      </ConfirmDialog>
    </div>
  );
}
