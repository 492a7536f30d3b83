// The levels of the tree of categories: the groups, and what lies below the chosen one (spec §2 Category).
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTexts as useListTexts } from '../catalogue.texts.ts';
import { useTexts } from './categories.texts.ts';
import { CategoryDrawing } from './category-drawing.tsx';
import {
  categoryHref,
  type Held,
  NoSuchCategory,
  PartCount,
  PartCountLine,
  type ShownCategory,
  SubCategories,
} from './category-pieces.tsx';
import { childrenOf, pathTo } from './category-tree.rules.ts';
import { hrefOf } from '../shop-search.rules.ts';

type TreeProps = {
  nodes: readonly ShownCategory[];
  id: number | undefined;
  held: Held;
  /** What stands in the place of the tree, or of a category, in which nothing fits. */
  nothing: ReactNode;
};

export function CategoryTree({ nodes, id, held, nothing }: TreeProps) {
  const list = useListTexts();
  const groups = childrenOf(nodes, null);
  const chosen = id === undefined ? groups[0] : pathTo(nodes, id)[0];
  if (groups.length === 0) return held === undefined ? <NoCategories /> : nothing;
  return (
    <div className="desk:grid desk:grid-cols-[20rem_minmax(0,1fr)] desk:gap-8">
      <nav aria-label={list('categories')} className={id === undefined ? 'prints' : 'hidden desk:block'}>
        <ul className="grid gap-1">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupLink group={group} isChosen={group === chosen} held={held} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={id === undefined ? 'hidden desk:block' : undefined}>
        {chosen ? (
          <Group group={chosen} below={childrenOf(nodes, chosen.id)} held={held} />
        ) : held === undefined ? (
          <NoSuchCategory />
        ) : (
          nothing
        )}
      </div>
    </div>
  );
}

function NoCategories() {
  const t = useTexts();
  return <EmptyState drawing={<CategoryDrawing code="kits" className="mx-auto size-32" />} title={t('noCategories')} />;
}

function GroupLink({ group, isChosen, held }: { group: ShownCategory; isChosen: boolean; held: Held }) {
  return (
    <Anchor
      href={categoryHref('/category', group.id, held)}
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-14 items-center gap-3 rounded-box border border-line bg-surface px-3 py-1.5 hover:bg-hover desk:border-transparent desk:bg-transparent desk:aria-[current]:border-line-strong desk:aria-[current]:bg-selected"
    >
      <CategoryDrawing code={group.code} className="size-10" />
      <span lang={group.nameLang ?? undefined} className="min-w-0 flex-1 font-semibold">
        {group.name}
      </span>
      <PartCount category={group} held={held} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Anchor>
  );
}

function Group({ group, below, held }: { group: ShownCategory; below: readonly ShownCategory[]; held: Held }) {
  const t = useTexts();
  const list = useListTexts();
  return (
    <section aria-labelledby="category-group" className="grid gap-4">
      <div className="desk:hidden">
        <Breadcrumbs
          label={list('breadcrumbs')}
          steps={[{ label: list('categories'), href: hrefOf('/category', { fits: held }) }]}
          current={group.name}
          currentLang={group.nameLang}
        />
      </div>
      <div className="flex items-center gap-4 rounded-box bg-sunken p-4">
        <CategoryDrawing code={group.code} className="size-20 desk:size-28" />
        <div className="grid gap-1">
          <h2 id="category-group" lang={group.nameLang ?? undefined} className="font-semibold text-20">
            {group.name}
          </h2>
          <p className="figures text-ink-soft">
            <PartCountLine category={group} held={held} />
          </p>
          <TextLink href={categoryHref('/product', group.id, held)} className="w-fit">
            {t('allIn', { name: group.name })}
          </TextLink>
        </div>
      </div>
      <SubCategories below={below} held={held} />
    </section>
  );
}
