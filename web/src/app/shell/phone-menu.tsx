// The menu of narrow screens: a button, and with the first press a sheet with everything the main menu holds.
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPiece } from '../chunks.ts';

const PhoneSheet = lazyPiece(async () => (await import('./phone-sheet.tsx')).PhoneSheet);
const useTexts = textsOf<keyof typeof en>('app');

export function PhoneMenu() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <div className="desk:hidden">
      <IconButton label={t('openMenu')} icon={<MenuIcon aria-hidden="true" />} aria-expanded={isOpen} onClick={open} />
      {wasOpen && (
        <Suspense>
          <PhoneSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
