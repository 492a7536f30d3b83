// The parts manuals of all models by family, for who has no machine at hand or looks at another one.
import type { Book } from '@outrigger/contract';
import type { FigureView } from '../../client/address/figure-href.rules.ts';
import { LinkCard } from '../../ui/layout/card.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { type Machine, MachinePicture } from '../machines/index.ts';
import { useTexts } from './manuals.texts.ts';
import { ViewSwitch } from '../figures/index.ts';

type BookShelfProps = {
  books: readonly Book[];
  /** The machine whose model has no book. */
  machine: Machine | undefined;
  view: FigureView;
};

export function BookShelf({ books, machine, view }: BookShelfProps) {
  const t = useTexts();
  if (machine || books.length === 0) return <NoBook {...{ machine, view }} />;
  const families = [...Map.groupBy(books, ({ family }) => family)];
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="font-semibold text-28">{t(view === '3d' ? 'title3d' : 'title')}</h1>
          <p className="text-ink-soft">{t('shelfText')}</p>
          <div className="flex pt-1">
            <ViewSwitch place={{}} view={view} />
          </div>
        </div>
        <Anchor href={`/history?back=%2Fmanual%2F${view}`} className={buttonLook('primary')}>
          {t('chooseMachine')}
        </Anchor>
      </header>
      {families.map(([family, all]) => (
        <section key={family} aria-label={family} className="grid gap-3">
          <h2 lang={all[0]?.familyLang ?? undefined} className="font-semibold text-20">
            {family}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {all.map((book) => (
              <li key={book.variantId}>
                <BookCard {...{ book, view }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function BookCard({ book, view }: { book: Book; view: FigureView }) {
  const t = useTexts();
  return (
    <LinkCard isFlush href={`/manual/${view}?variantId=${book.variantId.toString()}`} className="h-full p-3">
      <span className="flex items-center gap-3">
        <MachinePicture machine={{ image: book.image, type: book.family }} className="h-16 w-20" />
        <span className="grid min-w-0">
          <span className="font-semibold text-16">{book.model}</span>
          <span lang={book.nameLang ?? undefined} className="text-14 text-ink-soft">
            {book.name}
          </span>
          <span className="figures text-12 text-ink-soft">{t('figureCount', { count: book.figureCount })}</span>
        </span>
      </span>
    </LinkCard>
  );
}

function NoBook({ machine, view }: Pick<BookShelfProps, 'machine' | 'view'>) {
  const t = useTexts();
  return (
    <EmptyState
      isScreen
      drawing={<ScissorLift />}
      title={machine ? t('noBookOf', { model: machine.model }) : t('noBooks')}
      text={t('noBookText')}
      action={
        machine && (
          <Anchor href={`/manual/${view}?list=all`} className={buttonLook('primary')}>
            {t('allBooks')}
          </Anchor>
        )
      }
    />
  );
}
