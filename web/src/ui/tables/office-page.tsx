// The frame of a page of the parts desk: where it stands, its name and purpose, then what was asked for, or why it is not there (design: at the parts desk).
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';

export type OfficeWords = Record<'office' | 'title' | 'lead' | 'failed' | 'retry', string>;

type OfficePageProps<Data> = {
  /** What the server answered so far. */
  asked: { data: Data | undefined; error: unknown; refetch: () => unknown };
  words: OfficeWords;
  /** What a failure means, in the reader's words. */
  meaningOf: (error: unknown) => string;
  children: (data: Data) => ReactNode;
};

export function OfficePage<Data>({ asked, words, meaningOf, children }: OfficePageProps<Data>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs label={words.office} steps={[{ label: words.office, href: '/office' }]} current={words.title} />
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{words.title}</h1>
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      {asked.data !== undefined ? (
        children(asked.data)
      ) : asked.error ? (
        <ErrorState
          title={words.failed}
          meaning={meaningOf(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{words.retry}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}
