// What the gallery shows of a shop: parts out of categories as far apart as possible, and the figure that is most of a family's own.

interface Category {
  id: number;
  parentId: number | null;
  partCount: number;
}

/** Leaves of the tree, one of each branch in turn. */
export function spreadCategories<C extends Category>(tree: readonly C[], count: number): C[] {
  const parents = new Set(tree.map(({ parentId }) => parentId));
  const leaves = tree.filter(({ id, partCount }) => partCount > 0 && !parents.has(id));
  const branches = [...Map.groupBy(leaves, ({ parentId }) => parentId).values()];
  const longest = Math.max(0, ...branches.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => branches.flatMap((branch) => branch[turn] ?? []))
    .flat()
    .slice(0, count);
}

interface Figure {
  code: string;
  name: string;
  illustration: string | null;
  model3d: string | null;
}

/** Figures that show anything: those with both a drawing and a model before the others, of this very model first, the rarest among the families before the rest. */
export function figuresToShow<F extends Figure>(
  figures: readonly F[],
  { model, families }: { model: string; families: readonly (readonly Figure[])[] },
): F[] {
  const shown = figures.filter(({ illustration, model3d }) => illustration !== null || model3d !== null);
  const sharing = ({ name }: F) => families.filter((others) => others.some((other) => other.name === name)).length;
  const isHalf = ({ illustration, model3d }: F) => illustration === null || model3d === null;
  const isOwn = ({ code }: F) => code === model || code.startsWith(`${model}-`);
  const place = (figure: F) => {
    const foreign = isOwn(figure) ? 0 : families.length;
    return sharing(figure) + foreign + (isHalf(figure) ? families.length * 2 + 1 : 0);
  };
  return shown.toSorted((a, b) => place(a) - place(b));
}
