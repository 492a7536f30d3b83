// What the gallery picks out of a shop: categories far apart, the figure most of a machine's own.
import { describe, expect, it } from 'vitest';
import { figuresToShow, spreadCategories } from './gallery.rules.ts';

const node = (id: number, parentId: number | null, partCount = 5) => ({ id, parentId, partCount });

describe('categories of the gallery', () => {
  it('takes one leaf of each branch in turn, and none that is empty', () => {
    const tree = [node(1, null), node(2, 1), node(3, 1), node(4, null), node(5, 4), node(6, 4, 0), node(7, 4)];
    expect(spreadCategories(tree, 3).map(({ id }) => id)).toEqual([2, 5, 3]);
    expect(spreadCategories(tree, 20).map(({ id }) => id)).toEqual([2, 5, 3, 7]);
    expect(spreadCategories([], 20)).toEqual([]);
  });
});

describe('figures of the gallery', () => {
  const figure = (code: string, name: string, isDrawn = true) => ({
    code,
    name,
    illustration: isDrawn ? `${code}.svg` : null,
    model3d: isDrawn ? `${code}.glb` : null,
  });

  it('puts those of the very model first, what no other family has before the rest; none without a drawing', () => {
    const own = [
      figure('S0-1', 'Decals'),
      figure('S9-1', 'Wheels'),
      figure('S9-2', 'Scissor arms'),
      figure('S9-3', 'Deck', false),
      figure('S2-1', 'Outriggers'),
    ];
    const others = [figure('T1-1', 'Wheels'), figure('T0-1', 'Decals')];
    const shown = figuresToShow(own, { model: 'S9', families: [own, others] });
    expect(shown.map(({ code }) => code)).toEqual(['S9-2', 'S9-1', 'S2-1', 'S0-1']);
    expect(figuresToShow([], { model: 'S9', families: [] })).toEqual([]);
  });

  it('shows what has a model and no drawing too, after all that have both', () => {
    const solid = { ...figure('S9-1', 'Carrier'), illustration: null };
    const both = figure('T0-1', 'Decals');
    const shown = figuresToShow([solid, figure('S9-4', 'Deck', false), both], {
      model: 'S9',
      families: [[solid, both]],
    });
    expect(shown).toEqual([both, solid]);
  });

  it('begins with the figure of the whole machine, which is called as the model is', () => {
    const [whole, piece] = [figure('S9', 'Carrier', true), figure('S9-CAR', 'Car', true)];
    expect(figuresToShow([whole, piece], { model: 'S9', families: [[whole, piece]] })).toEqual([whole, piece]);
  });
});
