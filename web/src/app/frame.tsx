// The frame around every screen (spec §2 app shell): shop, office or public; progress bar, page title, and what may float above.
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { pageLead } from '../client/page-lead.ts';
import { session } from '../client/session/session.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { NavigationBar } from '../ui/states/progress-bar.tsx';
import { Floating } from './floating.tsx';
import { useFollowedSession } from './follow-session.ts';
import { loadedFrames } from './frames.ts';
import { screenGeneration } from './screen-reload.ts';
import { useScrollPlace } from './scroll-place.ts';
import { PublicFrame } from './shell/public-frame.tsx';
import { StandingNotices } from './standing-notices.tsx';
import { useTitles } from './titles.ts';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

const useTexts = textsOf<keyof typeof en>('app');

function usePageTitle(): void {
  const t = useTexts();
  const titles = useTitles();
  const key = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const isNotFound = useMatches({
    select: (matches) => matches.some((match) => match._notFound || match.status === 'notFound'),
  });
  const title = isNotFound ? t('notFoundTitle') : key && titles(key);
  const lead = useStore(pageLead);
  useEffect(() => {
    document.title = [lead, title, 'Outrigger'].filter(Boolean).join(' - ');
  }, [lead, title]);
}

function ChosenFrame({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const present = useStore(session);
  const frames = loadedFrames();
  if (!frames || !present || present.mustEnroll || path === '/login' || path === '/') {
    return <PublicFrame>{children}</PublicFrame>;
  }
  if (path === '/office' || path.startsWith('/office/')) return <frames.Office>{children}</frames.Office>;
  return <frames.Shop>{children}</frames.Shop>;
}

export function Frame() {
  const t = useTexts();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const generation = useStore(screenGeneration);
  usePageTitle();
  useScrollPlace();
  useFocusOnHeading();
  useFollowedSession();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-box focus:bg-inverse focus:px-4 focus:py-3 focus:text-on-inverse"
      >
        {t('skip')}
      </a>
      <NavigationBar isRunning={isLoading} label={t('loading')} />
      <Suspense>
        <StandingNotices />
        <ChosenFrame>
          <Outlet key={generation} />
        </ChosenFrame>
      </Suspense>
      <Floating />
    </>
  );
}
