// What the tree of categories and the page of one are both made of: how much a category holds, and what lies below it (spec §2 Category).
import { ChevronRight } from 'lucide-react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { Category } from '../catalogue.data.ts';
import { useTexts as useListTexts } from '../catalogue.texts.ts';
import { useTexts } from './categories.texts.ts';
import { CategoryDrawing } from './category-drawing.tsx';
import type { Fitting } from './fitting-tree.rules.ts';
import { hrefOf, type ShopSearch } from '../shop-search.rules.ts';

/** A category and what of it fits the machine on the strip. */
export type ShownCategory = Category & Fitting;
/** Whether the lists are held to the machine on the strip, as the address has it. */
export type Held = ShopSearch['fits'];

/** Where a category leads; it stays held to the machine. */
export const categoryHref = (path: '/category' | '/product', id: number, held: Held): string =>
  hrefOf(path, { id, fits: held });

/** How many parts there are, for the end of a row: all, and how many of them fit; held to the machine, those alone. */
export function PartCount({ category, held }: { category: ShownCategory; held: Held }) {
  const t = useTexts();
  const { number } = useFormats();
  const { fitting, partCount } = category;
  const isHeld = held !== undefined;
  return (
    <span className="figures shrink-0 text-right text-14 text-ink-soft">
      <span className="block">{isHeld ? fitting !== undefined && number(fitting) : number(partCount)}</span>
      {fitting !== undefined && !isHeld && (
        <span className={fitting > 0 ? 'block text-12 text-good' : 'block text-12'}>
          {t('fitting', { count: fitting, shown: number(fitting) })}
        </span>
      )}
    </span>
  );
}

/** The same in words, for the head of a category. */
export function PartCountLine({ category, held }: { category: ShownCategory; held: Held }) {
  const t = useTexts();
  const list = useListTexts();
  const { number } = useFormats();
  const { fitting, partCount } = category;
  const count = held === undefined ? partCount : fitting;
  // Held to a machine it is not said how many there are before it is known how many fit.
  return (
    <>
      {count === undefined ? '\u00a0' : list('count', { count, shown: number(count) })}
      {held === undefined && fitting !== undefined && (
        <> · {t('fitting', { count: fitting, shown: number(fitting) })}</>
      )}
    </>
  );
}

/** The categories one level down, each with what it holds. */
export function SubCategories({ below, held }: { below: readonly ShownCategory[]; held: Held }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {below.map((one) => (
        <li key={one.id}>
          <Anchor
            href={categoryHref('/product', one.id, held)}
            className="flex h-full min-h-13 items-center gap-3 rounded-box border border-line bg-surface px-4 py-2 hover:border-line-strong hover:bg-hover"
          >
            <span lang={one.nameLang ?? undefined} className="min-w-0 flex-1 font-medium">
              {one.name}
            </span>
            <PartCount category={one} held={held} />
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** For what the tree is made of and could not be read. */
export function NotRead({ error, again }: { error: Error; again: () => void }) {
  const list = useListTexts();
  const { title, text } = useFailureWords()(error);
  return <ErrorState title={title} meaning={text} action={<Button onClick={again}>{list('retry')}</Button>} />;
}

/** For an address that names no category; without `isAsked` none was named at all. */
export function NoSuchCategory({ isAsked = true }: { isAsked?: boolean }) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<CategoryDrawing code="kits" className="mx-auto size-32" />}
      title={isAsked ? t('noCategory') : t('whichCategory')}
      text={isAsked ? t('noCategoryText') : t('whichCategoryText')}
      action={
        <Anchor href="/category" className={buttonLook('primary')}>
          {t('toCategories')}
        </Anchor>
      }
    />
  );
}
