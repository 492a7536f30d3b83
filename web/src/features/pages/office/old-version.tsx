// A version that is published: as visitors see it, and what can still be done with it.
import type { PageVersionTexts } from '@outrigger/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { PagePreview } from './page-preview.tsx';
import { VersionState } from './page-versions.tsx';
import { useRemoveVersion } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

export function OldVersion({ version }: { version: PageVersionTexts }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const { id, page, state, startsAt } = version;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardHead
        title={t('versionNamed', { version: version.version })}
        text={startsAt ? t(state === 'planned' ? 'from' : 'since', { at: dayTime(startsAt) }) : ''}
      />
      <VersionState state={state} />
      <div className="flex flex-wrap gap-3">
        <Anchor href={`/office/page?page=${page}&from=${id}`} className={buttonLook('secondary')}>
          {t('writeOn')}
        </Anchor>
        {state === 'planned' && <TakeBack version={version} />}
      </div>
      <PagePreview page={page} name={version.name} body={version.body} />
    </Card>
  );
}

function TakeBack({ version: { id, page } }: { version: PageVersionTexts }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveVersion(() => {
    showToast({ text: t('takenBack') });
    void navigate({ to: '/office/page', search: { page } });
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('takeBack')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('takeBackAsk')}
        description={t('takeBackText')}
        confirmLabel={t('takeBack')}
        cancelLabel={t('keep')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
