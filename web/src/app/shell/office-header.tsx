// The header of the office: name, the way back to the shop, settings and account.
import { textsOf } from '../../client/texts.ts';
import { SettingsMenu } from '../../features/settings/settings-menu.tsx';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { useTitles } from '../titles.ts';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { UserMenu } from './user-menu.tsx';

const useTexts = textsOf<keyof typeof en>('app');

export function OfficeHeader() {
  const t = useTexts();
  const titles = useTitles();
  return (
    <header className="flex print:hidden min-h-14 items-center gap-3 border-line border-b bg-surface px-3 sm:px-4">
      <Anchor href="/office" aria-label={`Outrigger ${titles('office')}`} className="flex rounded-inner">
        <LogoMark className="sm:hidden" />
        <Logo name="Outrigger" className="max-sm:hidden" />
      </Anchor>
      <span className="hidden rounded-inner border border-line-strong px-1.5 font-semibold text-12 sm:inline">
        {titles('office')}
      </span>
      <nav aria-label={t('mainMenu')} className="ms-auto">
        <Anchor
          href="/home"
          className="inline-flex min-h-control items-center rounded-box px-2 font-medium hover:bg-hover"
        >
          {t('toShop')}
        </Anchor>
      </nav>
      <SettingsMenu />
      <UserMenu />
    </header>
  );
}
