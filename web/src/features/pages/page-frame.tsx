// The frame of a page for everybody: its name and version, or why it is not there.
import type { PageName } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ScreenComing } from '../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { type ShopPage, usePage } from './pages.data.ts';
import { usePageTitles, useTexts } from './pages.texts.ts';

type PageFrameProps = {
  page: PageName;
  /** The day of a policy matters; of help and of what the shop is, it does not. */
  hasVersion?: boolean;
  children: (page: ShopPage) => ReactNode;
};

export function PageFrame({ page, hasVersion, children }: PageFrameProps) {
  const t = useTexts();
  const say = useFailureWords();
  const title = usePageTitles();
  const asked = usePage(page);
  if (asked.data)
    return (
      <>
        <Head page={asked.data} hasVersion={hasVersion === true} />
        {children(asked.data)}
      </>
    );
  if (!asked.error) return <Loading title={title(page)} />;
  return (
    <>
      <h1 className="font-semibold text-28">{title(page)}</h1>
      <ErrorState
        title={t('failed')}
        meaning={say(asked.error).text}
        action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}
      />
    </>
  );
}

function Head({ page, hasVersion }: { page: ShopPage; hasVersion: boolean }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <div className="grid gap-1">
      <h1 lang={page.nameLang ?? undefined} className="font-semibold text-28">
        {page.name}
      </h1>
      {hasVersion && (
        <p className="text-14 text-ink-soft">{t('since', { version: page.version, day: day(page.startsAt) })}</p>
      )}
    </div>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <ScreenComing title={title}>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-96 w-full max-w-3xl" />
    </ScreenComing>
  );
}
