// How many notices are unread or still to be confirmed, at the corner of the header's bell; loaded once the page rests, so that no first load waits for it.
import { useRouterState } from '@tanstack/react-router';
import { CountMark } from '../../ui/icon-button.tsx';
import { useWaitingCount } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

/** Begins anew with each page, and so asks again what is no longer fresh. */
export function UnreadMark() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return <Waiting key={path} />;
}

function Waiting() {
  const t = useTexts();
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} />
      <span className="sr-only">{t('waitingCount', { count })}</span>
    </>
  );
}
