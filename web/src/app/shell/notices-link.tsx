// The way to the notices in the header; how many are unread is asked once the page rests, and only for the people of companies.
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { atRest } from '../../client/loading/at-rest.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { lazyPiece } from '../chunks.ts';
import { useTitles } from '../titles.ts';
import { menuFor } from './menu-entries.ts';

const loadMark = async () => (await import('../../features/notices/unread-mark.tsx')).UnreadMark;
const UnreadMark = lazyPiece(loadMark);

export function NoticesLink() {
  const titles = useTitles();
  const user = useStore(session)?.user;
  const [hasRested, setRested] = useState(false);
  useEffect(() => atRest(() => setRested(true)), []);
  const [row] = menuFor(['/notice'], user);
  if (!row) return null;
  return (
    <Anchor
      href={row.path}
      title={titles(row.title)}
      className="relative grid size-control place-items-center rounded-box hover:bg-hover"
    >
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">{titles(row.title)}</span>{' '}
      {hasRested && (
        <Suspense>
          <UnreadMark />
        </Suspense>
      )}
    </Anchor>
  );
}
