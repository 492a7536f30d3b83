// A book in the list: what it is, for which models, in which languages, how long.
import { BookOpen, Newspaper } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import type { ManualPlace } from '../../../client/address/figure-href.rules.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import type { Book } from '../service-manuals.data.ts';
import { manualHref } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';
import { Editions } from './editions.tsx';
import { ForMachine } from './for-machine.tsx';

export function BookCard({ book, from }: { book: Book; from: ManualPlace }) {
  const t = useTexts();
  const { day, number } = useFormats();
  const [first] = book.editions;
  const Icon = book.kind === 'brochure' ? Newspaper : BookOpen;
  if (!first) return null;
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-box border border-line bg-surface p-4">
      <span className="row-span-2 grid size-13 place-items-center rounded-inner bg-sunken">
        <Icon aria-hidden="true" className="size-6 text-ink-soft" />
      </span>
      <div className="grid content-start gap-1">
        <h3 className="font-semibold text-16">
          <Anchor
            href={manualHref(first.manualId, from)}
            lang={book.titleLang ?? undefined}
            className="wrap-anywhere inline-flex min-h-control items-center rounded-inner hover:underline"
          >
            {book.title}
          </Anchor>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          <span className="font-mono">{book.code}</span>
          <span>{t(book.kind)}</span>
          <span>{t('pageCount', { count: first.pageCount, shown: number(first.pageCount) })}</span>
          {first.revision && <span>{t('revision', { revision: first.revision })}</span>}
          {first.publishedOn && <span>{day(first.publishedOn)}</span>}
        </p>
        <ForMachine isForMachine={book.isForMachine} />
      </div>
      <div className="-ms-2 col-start-2">
        <Editions editions={book.editions} from={from} />
      </div>
    </article>
  );
}
