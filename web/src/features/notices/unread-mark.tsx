// How many notices are unread or still to be confirmed, at the corner of the header's bell; loaded once the page rests, so that no first load waits for it.
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { useCall } from '../../client/api/use-call.ts';
import { CountMark } from '../../ui/icon-button.tsx';
import { useTexts } from './notices.texts.ts';

const FRESH_MS = 60_000;

export function UnreadMark() {
  const t = useTexts();
  const { data } = useCall(noticeCalls.noticeUnread, {}, { staleTime: FRESH_MS });
  if (!data || data.waiting === 0) return null;
  return (
    <>
      <CountMark count={data.waiting} />
      <span className="sr-only">{t('waitingCount', { count: data.waiting })}</span>
    </>
  );
}
