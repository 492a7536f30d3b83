// The demo's own figures (product §5): hotspots of the catalogue lead to elements of the illustration and nodes of the model, and the pictures of the parts show the same things.
import { describe, expect, it } from 'vitest';
import { assemblyOf, drawingOfFigure } from './catalogue/figure-drawing.ts';
import { coreFigures } from './catalogue/core-figures.ts';
import type { Figure } from './catalogue/figure.ts';
import { effectivities } from './catalogue/effectivity.ts';
import { nodeOf } from './catalogue/node-of.ts';
import { drawingOf, readPictureName } from './catalogue/part-drawing.ts';
import { partRegister } from './catalogue/part-register.ts';
import { drawIllustration } from './drawing/illustration.ts';
import { exportGlb } from './geometry/gltf.ts';

const maker = { seed: 2026, register: partRegister(2026), effectivities: effectivities(2026) };
/** One of each family's own, and some that all share. */
const PLANS = ['scissor-stack', 'boom', 'upright', 'mast', 'lift-cylinder', 'platform-control', 'front-wheels', 'tank'];
const figures = coreFigures(maker);
const sample = PLANS.flatMap((key) => figures.find(({ plan }) => plan.key === key) ?? []);

interface Node {
  name?: string;
  mesh?: number;
  children?: number[];
  extras?: { itemNo?: string; partCode?: string; explode?: number[] };
}

function nodesOf(glb: Buffer): Node[] {
  return (JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12))) as { nodes: Node[] }).nodes;
}

function shown(figure: Figure) {
  const { template, params } = drawingOfFigure(figure);
  const assembly = assemblyOf(template, JSON.parse(params));
  if (!assembly) throw new Error(`${template} cannot be put together`);
  return assembly;
}

const codeIn = (figure: Figure) => (itemNo: string) =>
  figure.items.find((item) => item.itemNo === itemNo)?.lines[0]?.part.code;

describe('product §5 picture, illustration and model of a figure show the same items', () => {
  it('has a figure of every kind asked for', () => expect(sample).toHaveLength(PLANS.length));

  it.each(sample.map((figure) => [figure.plan.key, figure] as const))('%s', (_, figure) => {
    const assembly = shown(figure);
    const listed = figure.items.filter(({ isIllustrated }) => isIllustrated).map(({ itemNo }) => itemNo);
    const { svg } = drawIllustration(assembly);
    const nodes = nodesOf(exportGlb(assembly, { codeOf: codeIn(figure) }));
    expect([...svg.matchAll(/<g class="item" id="item-([^"]+)"/g)].map(([, itemNo]) => itemNo)).toEqual(listed);
    const balloons = [...svg.matchAll(/<g class="callout" data-item="([^"]+)"/g)].map(([, itemNo]) => itemNo);
    expect(new Set(balloons)).toEqual(new Set(listed));
    expect(balloons).toHaveLength(listed.length);
    for (const itemNo of listed) {
      const own = nodes.filter(({ name }) => name === nodeOf(itemNo));
      expect(own.map(({ extras }) => [extras?.itemNo, extras?.partCode])).toEqual([[itemNo, codeIn(figure)(itemNo)]]);
      expect(svg).toMatch(new RegExp(`id="${nodeOf(itemNo)}"[^>]*><path class="area"`));
    }
  });

  it.each(sample.map((figure) => [figure.plan.key, figure] as const))('%s: pictures of its parts', (_, figure) => {
    const looks = new Map(shown(figure).items.map((item) => [item.itemNo, item.template]));
    for (const { itemNo, lines } of figure.items) {
      for (const { part } of lines) {
        const [file = ''] = (drawingOf(part)?.files ?? '').split(',');
        expect(readPictureName(file)?.spec.template, `${itemNo} ${part.code}`).toBe(looks.get(itemNo));
      }
    }
  });

  it('repeats of an item share one mesh, and items move apart', () => {
    for (const figure of sample) {
      const nodes = nodesOf(exportGlb(shown(figure)));
      const items = nodes.filter(({ extras }) => extras?.itemNo !== undefined);
      const meshes = (node: Node): number[] => [
        ...(node.mesh === undefined ? [] : [node.mesh]),
        ...(node.children ?? []).flatMap((child) => meshes(nodes[child] ?? {})),
      ];
      for (const item of items)
        expect(new Set(meshes(item)).size, `${figure.code} ${item.name}`).toBeLessThanOrEqual(1);
      const moving = nodes.filter(({ extras }) => extras?.explode?.some((part) => part !== 0));
      expect(moving.length, figure.code).toBeGreaterThan(items.length / 2);
    }
  });
});
