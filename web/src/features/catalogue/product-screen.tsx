// One category (spec §2 Category page): the way here, what lies below it, and its parts.
import { useSearch } from '@tanstack/react-router';
import { isRefused } from '../../client/api/failures.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { PrintButton } from '../../ui/print/print-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useHeldToFit } from '../../client/fits-only.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { type Category, useCategories, usePartsPage } from './catalogue.data.ts';
import { useTexts as useListTexts } from './catalogue.texts.ts';
import { useCategory, useFittingCounts } from './categories/categories.data.ts';
import { useTexts } from './categories/categories.texts.ts';
import { CategoryDrawing } from './categories/category-drawing.tsx';
import {
  categoryHref,
  type Held,
  NoSuchCategory,
  NotRead,
  PartCountLine,
  SubCategories,
} from './categories/category-pieces.tsx';
import { pathTo } from './categories/category-tree.rules.ts';
import { fittingTree } from './categories/fitting-tree.rules.ts';
import { ListedParts } from './listed-parts.tsx';
import { ListPaper } from './list-paper.tsx';
import { QuickViewHost } from './quick-view/quick-view.tsx';
import { hrefOf, type ShopSearch } from './shop-search.rules.ts';
import { ShopToolbar } from './shop-toolbar.tsx';

export function ProductScreen() {
  const t = useTexts();
  const list = useListTexts();
  const machine = useChosenMachine();
  const { id, ...asked } = useSearch({ from: '/product' });
  const search = { ...asked, fits: useHeldToFit(asked.fits) };
  const category = useCategory(id);
  if (id === undefined || isRefused(category.error, 'notFound')) {
    return (
      <>
        <h1 className="sr-only">{id === undefined ? t('whichCategory') : t('noCategory')}</h1>
        <NoSuchCategory isAsked={id !== undefined} />
      </>
    );
  }
  // What was read once stays when reading it anew fails.
  if (category.error && !category.data) {
    return (
      <>
        <h1 className="sr-only">{list('categories')}</h1>
        <NotRead error={category.error} again={() => void category.refetch()} />
      </>
    );
  }
  return (
    <div className="grid gap-6">
      <ListPaper />
      {category.data ? (
        <Head
          category={category.data.category}
          below={category.data.children}
          held={machine ? search.fits : undefined}
        />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      <CategoryParts id={id} search={search} />
      <QuickViewHost />
    </div>
  );
}

type HeadProps = { category: Category; below: readonly Category[]; held: Held };

function Head({ category, below, held }: HeadProps) {
  const list = useListTexts();
  const { counts } = useFittingCounts();
  const path = pathTo(useCategories().data ?? [category], category.id);
  const above = path.slice(0, -1).map((one) => ({
    label: one.name,
    lang: one.nameLang,
    href: categoryHref('/product', one.id, held),
  }));
  return (
    <header className="grid gap-4">
      <div className="grid gap-1">
        <Breadcrumbs
          label={list('breadcrumbs')}
          steps={[{ label: list('categories'), href: hrefOf('/category', { fits: held }) }, ...above]}
          current={category.name}
          currentLang={category.nameLang}
        />
        <div className="flex items-center gap-4">
          <CategoryDrawing code={path[0]?.code ?? ''} className="size-14" />
          <div className="min-w-0 flex-1">
            <h1 lang={category.nameLang ?? undefined} className="font-semibold text-28">
              {category.name}
            </h1>
            <p className="figures text-14 text-ink-soft">
              <PartCountLine
                category={{ ...category, fitting: counts && (counts.get(category.id) ?? 0) }}
                held={held}
              />
            </p>
          </div>
          <PrintButton label={list('print')} />
          <ShareButton label={list('share')} copiedLabel={list('linkCopied')} title={category.name} />
        </div>
      </div>
      {below.length > 0 && <Below category={category} below={below} held={held} />}
    </header>
  );
}

/** What lies one level down; held to the machine it waits for what fits, as the tree does. */
function Below({ category, below, held }: HeadProps) {
  const t = useTexts();
  const { counts, error, refetch } = useFittingCounts();
  if (held !== undefined && counts === undefined) {
    return error ? <NotRead error={error} again={() => void refetch()} /> : <Skeleton className="h-13 w-full" />;
  }
  const shown = fittingTree(below, counts, held !== undefined);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('below', { name: category.name })} className="print:hidden">
      <SubCategories below={shown} held={held} />
    </nav>
  );
}

type CategoryPartsProps = { id: number; search: ShopSearch };

function CategoryParts({ id, search }: CategoryPartsProps) {
  const t = useTexts();
  const asked = { ...search, categoryId: id };
  const parts = usePartsPage(asked);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Anchor href={hrefOf('/shop', { categoryId: id, fits: search.fits })} className={buttonLook('secondary')}>
          {t('filterThese')}
        </Anchor>
        <div className="min-w-60 flex-1">
          <ShopToolbar search={asked} parts={parts.data} path="/product" />
        </div>
      </div>
      <ListedParts parts={parts} search={{ ...search, id }} path="/product" />
    </div>
  );
}
