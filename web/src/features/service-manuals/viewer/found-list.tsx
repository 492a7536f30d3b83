// All pages of the book that hold what was searched for, each with its sentence.
import { useTexts } from '../service-manuals.texts.ts';
import { Passage } from '../passage.tsx';
import type { Finding } from './reader-state.ts';

export function FoundList({ finding }: { finding: Finding }) {
  const t = useTexts();
  const { pages, place, look, isAsking } = finding;
  if (pages.length === 0) return <p className="p-2 text-ink-soft">{isAsking ? t('searching') : t('notFoundHere')}</p>;
  return (
    <ul className="grid">
      {pages.map(({ page, passage, matches }) => (
        <li key={page}>
          <button
            type="button"
            aria-current={place?.page === page ? 'location' : undefined}
            onClick={() => look({ page, index: 0 })}
            className="grid w-full gap-0.5 rounded-inner px-2 py-2 text-start text-14 hover:bg-hover aria-[current]:bg-selected"
          >
            <span className="flex justify-between gap-3 font-semibold">
              {t('pageNumber', { page })}
              <span className="figures font-normal text-ink-soft">{t('times', { count: matches })}</span>
            </span>
            <span className="wrap-anywhere text-ink-soft">
              <Passage pieces={passage} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
