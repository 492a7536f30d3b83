// The table of contents of a book; the chapter that is read is marked.
import { classNames } from '../../../ui/class-names.ts';
import type { Manual } from '../service-manuals.data.ts';
import { chapterAt } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';

type OutlineListProps = { outline: Manual['outline']; page: number; onGo: (page: number) => void };

const INDENTS = ['ps-2 font-semibold', 'ps-5', 'ps-8', 'ps-11', 'ps-11', 'ps-11'];

export function OutlineList({ outline, page, onGo }: OutlineListProps) {
  const t = useTexts();
  const read = chapterAt(outline, page);
  return (
    <nav aria-label={t('contents')}>
      <ul className="grid">
        {outline.map((one, at) => (
          <li key={`${one.page} ${at.toString()}`}>
            <button
              type="button"
              aria-current={one === read ? 'location' : undefined}
              onClick={() => onGo(one.page)}
              className={classNames(ROW_LOOK, INDENTS[one.level - 1] ?? 'ps-2')}
            >
              <span className="wrap-anywhere min-w-0 flex-1">{one.title}</span>
              <span className="figures shrink-0 text-ink-soft">{one.page}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ROW_LOOK =
  'flex min-h-control w-full items-center gap-3 rounded-inner py-1 pe-2 text-start text-14 hover:bg-hover ' +
  'aria-[current]:bg-selected';
