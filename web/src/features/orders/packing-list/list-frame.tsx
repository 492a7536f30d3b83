// What stands around a packing list on the screen, and nothing of it on paper: the way back, the tools, the press that prints; or why there is none.
import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { PaperHead } from '../../../ui/print/paper-head.tsx';
import { printWhole } from '../../../ui/print/print-whole.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ScreenComing } from '../../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useTexts } from './packing-list.texts.ts';

type ListFrameProps = { back: { href: string; label: string }; tools?: ReactNode; children: ReactNode };

export function ListFrame({ back, tools, children }: ListFrameProps) {
  const t = useTexts();
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <PaperHead />
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <Anchor
          href={back.href}
          className="inline-flex min-h-control items-center gap-1 rounded-inner pe-2 text-14 text-ink-soft underline-offset-[3px] hover:text-ink hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Anchor>
        <div className="flex flex-wrap items-end gap-3">
          {tools}
          <Button kind="primary" icon={<Printer aria-hidden="true" className="size-4" />} onClick={printWhole}>
            {t('print')}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}

type NoSuchListProps = {
  orderNo: string;
  /** What was asked for; null where there was nothing to ask. */
  asked: { error: unknown; refetch: () => unknown } | null;
  href: string;
};

/** Still loading, failed, or none. */
export function NoSuchList({ orderNo, asked, href }: NoSuchListProps) {
  const t = useTexts();
  const say = useFailureWords();
  const title = t('title', { no: orderNo });
  if (asked && !asked.error)
    return (
      <ScreenComing title={title}>
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-96 w-full rounded-box" />
      </ScreenComing>
    );
  if (asked && !isRefused(asked.error, 'orderNotFound'))
    return (
      <div className="grid gap-4">
        <h1 className="font-semibold text-28">{title}</h1>
        <ErrorState
          title={say(asked.error).title}
          meaning={say(asked.error).text}
          action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}
        />
      </div>
    );
  return (
    <EmptyState
      isScreen
      drawing={<ScissorLift />}
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <Anchor href={href} className={buttonLook('primary')}>
          {t('toList')}
        </Anchor>
      }
    />
  );
}
