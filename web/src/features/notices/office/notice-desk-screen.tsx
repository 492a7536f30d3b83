// One notice in the office (product §8): its texts side by side, whom it reaches, from when to when, and how it will look.
import type { DeskNotice } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeskList } from '../../../client/desk-list.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { useDeskNotice, useRemoveNotice } from './notice-desk.data.ts';
import { useTexts } from './notice-desk.texts.ts';
import { isOut } from './notice-fields.ts';
import { NoticeForm } from './notice-form.tsx';
import { NoticeReaders } from './notice-readers.tsx';

export function NoticeDeskScreen() {
  const t = useTexts();
  const { id } = useSearch({ from: '/office/notice' });
  const frame = useDeskList({ title: t(id === undefined ? 'write' : 'one'), lead: t('oneLead'), failed: t('failed') });
  const notice = useDeskNotice(id);
  const asked = id === undefined ? { data: null, error: null, refetch: () => undefined } : notice;
  return (
    <OfficePage asked={asked} {...frame}>
      {(found) => (
        <>
          <NoticeForm key={found?.id ?? 0} notice={found ?? undefined} />
          {found && isRemovable(found) && <Remove id={found.id} />}
          {found && isOut(found) && <NoticeReaders notice={found} />}
        </>
      )}
    </OfficePage>
  );
}

// What somebody read stays, as proof of who did.
const isRemovable = (notice: DeskNotice): boolean => !isOut(notice) && notice.readers === 0;

function Remove({ id }: { id: number }) {
  const t = useTexts();
  const navigate = useNavigate();
  const remove = useRemoveNotice();
  const onSuccess = () => {
    showToast({ text: t('removed') });
    void navigate({ to: '/office/notices' });
  };
  return (
    <Button
      className="justify-self-start"
      isBusy={remove.isPending}
      onClick={() => remove.mutate({ id }, { onSuccess })}
    >
      {t('remove')}
    </Button>
  );
}
