// The look of the login: the form on one side, at the desk a drawing of the trade on the other.
import { Info } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Notice } from '../../ui/states/notice.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useTexts } from './identity.texts.ts';

// Only the desk has room for it, so only the desk loads it.
const Drawing = lazy(async () => ({
  default: (await import('../../ui/pictures/drawings/articulating-boom.tsx')).ArticulatingBoom,
}));
const DESK = '(width >= 64rem)';

/** Why somebody who was signed in comes to the login. */
export type Ended = 'idle' | 'out' | 'elsewhere';
const ENDED = { idle: 'endedIdle', out: 'endedOut', elsewhere: 'endedElsewhere' } as const;

type LoginFrameProps = { title: string; ended?: Ended | undefined; children: ReactNode };

export function LoginFrame({ title, ended, children }: LoginFrameProps) {
  const t = useTexts();
  const hasRoom = useMedia(DESK);
  return (
    <div className="grid flex-1 desk:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-8 sm:px-6 desk:pt-[6vh]">
        <h1 className="font-semibold text-28">{title}</h1>
        {ended && <Notice role="status" tone="calm" icon={<Info aria-hidden="true" />} title={t(ENDED[ended])} />}
        {children}
      </div>
      {hasRoom && (
        <div className="grid content-center justify-items-center gap-10 border-line border-l bg-sunken p-10">
          <div className="aspect-[3/2] w-full max-w-xl">
            <Suspense>
              <Drawing hasCallouts />
            </Suspense>
          </div>
          <p className="max-w-md text-balance text-center font-medium text-20 text-ink-soft">{t('lead')}</p>
        </div>
      )}
    </div>
  );
}
