// One manual of the office: added, changed, its file replaced, removed (product §8 manuals).
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeskList } from '../../../client/desk-list.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { useLanguageNames } from '../../../client/language-names.ts';
import { type ManualToEdit, useDeskManual, useRemoveManual } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';
import { ManualForm } from './manual-form.tsx';

/** What a page for a new manual is drawn from. */
const NEW = { data: null, error: null, refetch: () => undefined };

export function ManualDeskScreen() {
  const t = useTexts();
  const { id } = useSearch({ from: '/office/manual' });
  const manual = useDeskManual(id);
  const title = id === undefined ? t('newTitle') : manual.data ? manual.data.titles.en : t('manual');
  const { words, meaningOf } = useDeskList({ title, lead: t('editLead'), failed: t('failed') });
  return (
    <OfficePage<ManualToEdit | null> asked={id === undefined ? NEW : manual} words={words} meaningOf={meaningOf}>
      {(data) => (
        <div className="grid gap-5">
          <p className="flex flex-wrap gap-x-4">
            <TextLink href="/office/manuals" className="inline-flex min-h-control-small items-center">
              {t('allManuals')}
            </TextLink>
            {data && (
              <TextLink
                href={`/manual/service?id=${data.manualId.toString()}`}
                className="inline-flex min-h-control-small items-center"
              >
                {t('asSeen')}
              </TextLink>
            )}
          </p>
          {/* Another file is another manual to work on: its field is empty again. */}
          <ManualForm key={`${data?.manualId.toString() ?? 'new'} ${data?.file ?? ''}`} manual={data} />
          {data && <Remove manual={data} />}
        </div>
      )}
    </OfficePage>
  );
}

function Remove({ manual }: { manual: ManualToEdit }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { nameOf } = useLanguageNames();
  const remove = useRemoveManual();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(
      { manualId: manual.manualId },
      {
        onSuccess: () => {
          showToast({ text: t('removed') });
          void navigate({ href: '/office/manuals', replace: true });
        },
        onError: () => setAsking(false),
      },
    );
  return (
    <div className="border-line border-t pt-4">
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('removeAsk', { code: manual.code, language: nameOf(manual.language) })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
