// One category with its way up, its children and its filters (spec §7 category-detail).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readCategories, readCategoryFilters } from './categories.reads.ts';

type CategoryDetail = typeof calls.catalogue.categoryDetail;

/** The category, or not found. */
export async function readCategory(
  context: SignedInContext,
  { categoryId }: ParsedOf<CategoryDetail>,
): Promise<ResultOf<CategoryDetail>> {
  const { readDb, language, shop } = context;
  const all = await shop.responseCache.getOrMake(`categories in ${language}`, async () => {
    const value = await readCategories(readDb, language);
    return { value, bytes: value.length * 200 };
  });
  const byId = new Map(all.map((node) => [node.id, node]));
  const category = byId.get(categoryId);
  if (!category) refuse('notFound');
  const path = [];
  for (let at = byId.get(category.parentId ?? 0); at; at = byId.get(at.parentId ?? 0))
    path.unshift({ id: at.id, name: at.name, nameLang: at.nameLang });
  const children = all.filter((node) => node.parentId === categoryId);
  return { category, path, children, ...(await readCategoryFilters(readDb, language, categoryId)) };
}
