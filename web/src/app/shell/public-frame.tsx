// The frame of screens that need no sign-in: name, language and currency, and the company's pages at the foot.
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textsOf } from '../../client/texts.ts';
import { LanguageSelect } from '../../features/settings/language-select.tsx';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PublicFooter } from './public-footer.tsx';

const useTexts = textsOf<keyof typeof en>('app');

/** Width and margins every screen stands in, so that screens bring none of their own. */
export const PAGE_LOOK = 'mx-auto flex w-full min-w-0 max-w-[90rem] flex-1 flex-col px-4 py-5 outline-none sm:py-6';

// Fills a phone's screen, so that what comes late below a form pushes no foot out of sight.
const BARE_LOOK = 'flex flex-1 flex-col outline-none min-h-[calc(100dvh-3.5rem)] desk:min-h-0';

export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare === true });
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center gap-3 border-line border-b bg-surface px-4">
        <Anchor href="/" aria-label={t('homeLink')} className="flex rounded-inner">
          <Logo name="Outrigger" />
        </Anchor>
        <div className="ms-auto">
          <LanguageSelect />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={isBare ? BARE_LOOK : PAGE_LOOK}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
