// The books, those of the machine on the strip first or alone (product §5 Service manuals).
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type BooksAsked, useBooks } from '../service-manuals.data.ts';
import { type ListAddress, listHref, placeIn } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';
import { BookCard } from './book-card.tsx';
import { ListPages, ListState } from './list-pieces.tsx';

type BookListProps = { asked: BooksAsked; at: ListAddress };

export function BookList({ asked, at }: BookListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const books = useBooks(asked);
  if (!books.data) return <ListState error={books.error} onRetry={() => void books.refetch()} />;
  const { items, total, pageSize } = books.data;
  if (items.length === 0) return <NoBooks {...{ asked, at }} />;
  return (
    <section aria-label={t('books')} className="grid gap-4">
      <h2 className="text-14 text-ink-soft">{t('bookCount', { count: total, shown: number(total) })}</h2>
      <ul className="grid gap-3 desk:grid-cols-2">
        {items.map((book) => (
          <li key={book.code}>
            <BookCard book={book} from={placeIn(at)} />
          </li>
        ))}
      </ul>
      <ListPages {...{ at, total, pageSize }} page={asked.page} />
    </section>
  );
}

function NoBooks({ asked, at }: BookListProps) {
  const t = useTexts();
  const isNarrowed = asked.isOnlyMachine || asked.kind !== undefined || asked.page > 1;
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={asked.isOnlyMachine ? t('noneForMachine') : t('none')}
      text={asked.isOnlyMachine ? t('noneForMachineText') : t('noneText')}
      action={
        isNarrowed && (
          <Anchor href={listHref({ ...at, kind: undefined, all: '1' })} className={buttonLook('secondary')}>
            {t('showAll')}
          </Anchor>
        )
      }
    />
  );
}
