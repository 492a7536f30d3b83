// The look of the login: the form on one side, at the desk a drawing of the trade on the other.
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useTexts } from './identity.texts.ts';

type LoginFrameProps = { title: string; ended?: 'idle' | 'out' | undefined; children: ReactNode };

export function LoginFrame({ title, ended, children }: LoginFrameProps) {
  const t = useTexts();
  return (
    <div className="grid flex-1 desk:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-5 px-4 py-8 sm:px-6">
        <h1 className="font-semibold text-28">{title}</h1>
        {ended && (
          <Notice
            role="status"
            tone="calm"
            icon={<Info aria-hidden="true" />}
            title={t(ended === 'idle' ? 'endedIdle' : 'endedOut')}
          />
        )}
        {children}
      </div>
      <aside className="hidden border-line border-l bg-sunken p-10 desk:grid desk:content-center desk:justify-items-center desk:gap-8">
        <p className="max-w-md text-balance text-center font-medium text-20 text-ink-soft">{t('lead')}</p>
      </aside>
    </div>
  );
}
