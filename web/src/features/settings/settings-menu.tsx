// The switch of language, currency and appearance in the header (spec §2; §9: USD and euro).
import { htmlLangOf } from '@outrigger/contract';
import { Globe } from 'lucide-react';
import { lazy } from 'react';
import { currency } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { useLanguage } from '../../client/texts.ts';
import { MENU_BUTTON_LOOK, Menu } from '../../ui/overlays/menu.tsx';
import { useTexts } from './settings.texts.ts';

const loadPopup = () => import('./settings-popup.tsx');
const SettingsPopup = lazy(async () => ({ default: (await loadPopup()).SettingsPopup }));

export function SettingsMenu() {
  const t = useTexts();
  const language = useLanguage();
  const money = useStore(currency);
  return (
    <Menu
      label={t('language')}
      align="end"
      popup={SettingsPopup}
      prepare={() => void loadPopup()}
      trigger={(props) => (
        <button type="button" {...props} className={MENU_BUTTON_LOOK}>
          <Globe aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('switch')}</span>
          <span className="text-14 max-sm:sr-only">
            {htmlLangOf(language).toUpperCase()} · {money}
          </span>
        </button>
      )}
    />
  );
}
