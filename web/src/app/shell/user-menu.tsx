// The user centre menu (spec §2): its button; what it holds is loaded when first wanted.
import { CircleUser } from 'lucide-react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { MENU_BUTTON_LOOK, Menu } from '../../ui/overlays/menu.tsx';
import { lazyPiece } from '../chunks.ts';

const loadPopup = () => import('./user-popup.tsx');
const UserPopup = lazyPiece(async () => (await loadPopup()).UserPopup);
const useTexts = textsOf<keyof typeof en>('app');

export function UserMenu() {
  const t = useTexts();
  const user = useStore(session)?.user;
  return (
    <Menu
      label={t('userMenu')}
      align="end"
      popup={UserPopup}
      prepare={() => void loadPopup()}
      trigger={(props) => (
        <button type="button" {...props} className={MENU_BUTTON_LOOK}>
          <CircleUser aria-hidden="true" className="size-5" />
          <span className="sr-only desk:not-sr-only desk:max-w-40 desk:truncate">
            {user?.firstName ?? t('userMenu')}
          </span>
        </button>
      )}
    />
  );
}
