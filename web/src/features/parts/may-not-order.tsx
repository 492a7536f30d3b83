// In the place of the cart button for who may not order (spec §6): why, and who can change it.
import { LockKeyhole } from 'lucide-react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { loadTexts, textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/noorder.json';

const useTexts = textsOf<keyof typeof en>('noorder');

/** One line in lists; with what to do about it where there is room. */
function MayNotOrder({ isShort }: { isShort: boolean }) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const why = user?.role === 'admin' ? 'desk' : user?.isAccess === false ? 'closed' : 'account';
  return (
    <p className="relative z-1 flex min-h-control items-center gap-2 text-14 text-ink-soft print:hidden">
      <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">
        {t(why)}
        {!isShort && ` ${t(`${why}More`)}`}
      </span>
    </p>
  );
}

/** The piece together with its texts, so that it comes whole. */
export async function loadMayNotOrder() {
  await loadTexts('noorder');
  return { default: MayNotOrder };
}
