// The sheet behind the menu button: main menu, pinned screens, and the pages of the company.
import { useRouterState } from '@tanstack/react-router';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useTitles } from '../titles.ts';
import { MAIN_MENU, menuFor } from './menu-entries.ts';
import { pinned } from './pinned.ts';

const useTexts = textsOf<keyof typeof en>('app');
/** What the sheet holds after the main menu. */
export const MORE = ['/category', '/manual/3d', '/manual/service', '/notice', '/tools', '/contact', '/help'] as const;

export function PhoneSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts();
  const titles = useTitles();
  const user = useStore(session)?.user;
  const extra = useStore(pinned);
  const href = useRouterState({ select: (state) => state.location.href });
  const rows = menuFor([...MAIN_MENU, ...MORE], user).map((row) => ({ href: row.path, title: titles(row.title) }));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('mainMenu')} closeLabel={t('close')} side="start">
      <nav aria-label={t('mainMenu')}>
        <ul className="-mx-2">
          {[...rows, ...extra].map((entry) => (
            <li key={entry.href}>
              <Anchor
                href={entry.href}
                aria-current={href === entry.href ? 'page' : undefined}
                onClick={onClose}
                className="flex min-h-12 items-center rounded-inner px-2 text-16 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-semibold"
              >
                {entry.title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
