// The tree of categories (spec §2 Category): groups beside their sub-categories at the desk, one level after the other on the phone.
import { useSearch } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useFailureWords } from '../../client/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Category, useCategories } from './catalogue.data.ts';
import { useTexts } from './catalogue.texts.ts';
import { CategoryDrawing } from './category-drawing.tsx';
import { childrenOf, pathTo } from './category-tree.rules.ts';

export function CategoryScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { id } = useSearch({ from: '/category' });
  const categories = useCategories();
  return (
    <div className="grid gap-5">
      <header className={id === undefined ? 'grid gap-1' : 'sr-only desk:not-sr-only desk:grid! desk:gap-1!'}>
        <h1 className="font-semibold text-28">{t('categories')}</h1>
        <p className="max-w-prose text-ink-soft">
          {t('categoryLead')} <TextLink href="/history">{t('chooseMachine')}</TextLink>
        </p>
      </header>
      {categories.data ? (
        <Tree nodes={categories.data} id={id} />
      ) : categories.error ? (
        <ErrorState
          title={wordsOf(categories.error).title}
          meaning={wordsOf(categories.error).text}
          action={<Button onClick={() => void categories.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Tree({ nodes, id }: { nodes: readonly Category[]; id: number | undefined }) {
  const t = useTexts();
  const groups = childrenOf(nodes, null);
  const chosen = id === undefined ? groups[0] : pathTo(nodes, id)[0];
  if (groups.length === 0) {
    return (
      <EmptyState drawing={<CategoryDrawing code="kits" className="mx-auto size-32" />} title={t('noCategories')} />
    );
  }
  return (
    <div className="desk:grid desk:grid-cols-[20rem_minmax(0,1fr)] desk:gap-8">
      <nav aria-label={t('categories')} className={id === undefined ? undefined : 'hidden desk:block'}>
        <ul className="grid gap-1">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupLink group={group} isChosen={group === chosen} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={id === undefined ? 'hidden desk:block' : undefined}>
        {chosen ? <Group group={chosen} below={childrenOf(nodes, chosen.id)} /> : <NoSuchCategory />}
      </div>
    </div>
  );
}

function GroupLink({ group, isChosen }: { group: Category; isChosen: boolean }) {
  const { number } = useFormats();
  return (
    <Anchor
      href={`/category?id=${group.id}`}
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-14 items-center gap-3 rounded-box border border-line bg-surface px-3 py-1.5 hover:bg-hover desk:border-transparent desk:bg-transparent desk:aria-[current]:border-line-strong desk:aria-[current]:bg-selected"
    >
      <CategoryDrawing code={group.code} className="size-10" />
      <span className="min-w-0 flex-1 font-semibold">{group.name}</span>
      <span className="figures text-14 text-ink-soft">{number(group.partCount)}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Anchor>
  );
}

function Group({ group, below }: { group: Category; below: readonly Category[] }) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <section aria-labelledby="category-group" className="grid gap-4">
      <div className="desk:hidden">
        <Breadcrumbs
          label={t('breadcrumbs')}
          steps={[{ label: t('categories'), href: '/category' }]}
          current={group.name}
        />
      </div>
      <div className="flex items-center gap-4 rounded-box bg-sunken p-4">
        <CategoryDrawing code={group.code} className="size-20 desk:size-28" />
        <div className="grid gap-1">
          <h2 id="category-group" className="font-semibold text-20">
            {group.name}
          </h2>
          <p className="figures text-ink-soft">
            {t('count', { count: group.partCount, shown: number(group.partCount) })}
          </p>
          <TextLink href={`/product?id=${group.id}`} className="w-fit">
            {t('allIn', { name: group.name })}
          </TextLink>
        </div>
      </div>
      <SubCategories below={below} />
    </section>
  );
}

/** The categories one level down, each with what it holds. */
export function SubCategories({ below }: { below: readonly Category[] }) {
  const { number } = useFormats();
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {below.map((one) => (
        <li key={one.id}>
          <Anchor
            href={`/product?id=${one.id}`}
            className="flex h-full min-h-13 items-center gap-3 rounded-box border border-line bg-surface px-4 py-2 hover:border-line-strong hover:bg-hover"
          >
            <span className="min-w-0 flex-1 font-medium">{one.name}</span>
            <span className="figures text-14 text-ink-soft">{number(one.partCount)}</span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** For an address that names no category. */
/** Without `isAsked` none was named at all. */
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

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-8 desk:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-1">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={`group-${row.toString()}`} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="hidden h-80 w-full desk:block" />
    </div>
  );
}
