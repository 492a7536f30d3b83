// Picture, illustration and 3D model of one figure agree, and come out the same every time (product §1, §5).
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { buildFigure, type FigureItem } from '../geometry/assemblies/figure.ts';
import { exportGlb } from '../geometry/gltf.ts';
import { buildMachine } from '../geometry/machines/index.ts';
import { drawnNouns, partOfNoun } from '../geometry/noun-parts.ts';
import { partSolid, renderPartPicture } from '../geometry/parts.ts';
import type { Assembly } from '../geometry/types.ts';
import { partNouns } from '../vocabulary/nouns.ts';
import { drawIllustration } from './illustration.ts';

const items: readonly FigureItem[] = [
  { itemNo: '1', noun: 'hydraulicTank', quantity: 1 },
  { itemNo: '2', noun: 'hexBolt', quantity: 4, parent: '1' },
  { itemNo: '3', noun: 'lockWasher', quantity: 4, parent: '1' },
  { itemNo: '4', noun: 'returnFilter', quantity: 1 },
  { itemNo: '5', noun: 'breatherCap', quantity: 1 },
  { itemNo: '6', noun: 'hoseClamp', quantity: 4 },
];
const crowd: readonly FigureItem[] = Array.from({ length: 26 }, (_, i) =>
  i === 0
    ? { itemNo: '1', noun: 'hydraulicTank', quantity: 1 }
    : { itemNo: String(i + 1), noun: 'oRing', quantity: 1, parent: '1' },
);
const crowded = (): Assembly => buildFigure({ plan: 'crowd', items: crowd });
const figure = (): Assembly => buildFigure({ plan: 'tank', items });

interface GltfNode {
  mesh?: number;
  children?: number[];
  extras?: { itemNo?: string; partCode?: string; explode?: number[]; assembly?: boolean };
}

function nodesOf(glb: Buffer): GltfNode[] {
  const size = glb.readUInt32LE(12);
  return (JSON.parse(glb.toString('utf8', 20, 20 + size)) as { nodes: GltfNode[] }).nodes;
}

describe('§5 one geometry behind picture, illustration and model', () => {
  it('§5 every item has a hotspot, a node and a part picture', async () => {
    const assembly = figure();
    const { hotspots } = drawIllustration(assembly);
    const nodes = nodesOf(exportGlb(assembly, { codeOf: (itemNo) => `NV-${itemNo}` }));
    for (const item of assembly.items) {
      expect(hotspots.filter((spot) => spot.itemNo === item.itemNo && spot.instance === 1)).toHaveLength(1);
      const own = nodes.filter((node) => node.extras?.itemNo === item.itemNo);
      expect(own.map((node) => node.extras?.partCode)).toEqual([`NV-${item.itemNo}`]);
      expect(own[0]?.children).toHaveLength(item.placements.length);
      expect((await renderPartPicture(item, { width: 96, height: 96 })).length).toBeGreaterThan(200);
    }
  });

  it('§5 hotspots lie on the sheet, balloons apart from each other', () => {
    const { hotspots, width, height } = drawIllustration(crowded());
    const balloons = hotspots.filter((spot) => spot.r !== undefined);
    expect(balloons).toHaveLength(crowd.length);
    for (const { x, y, bbox, polygon } of hotspots) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      expect(bbox[0] >= 0 && bbox[1] >= 0 && bbox[2] <= width && bbox[3] <= height).toBe(true);
      expect(polygon.length).toBeGreaterThan(2);
    }
    for (const [i, a] of balloons.entries())
      for (const b of balloons.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.r ?? 0) + (b.r ?? 0));
  });

  it('§5 repeated fasteners share one mesh', () => {
    const nodes = nodesOf(exportGlb(figure()));
    const bolt = nodes.find((node) => node.extras?.itemNo === '2');
    const meshes = (bolt?.children ?? []).map((child) => nodes[child]?.mesh);
    expect(meshes).toHaveLength(4);
    expect(new Set(meshes).size).toBe(1);
  });

  it('§1 the same figure gives the same bytes', async () => {
    expect(drawIllustration(figure()).svg).toBe(drawIllustration(figure()).svg);
    expect(exportGlb(figure()).equals(exportGlb(figure()))).toBe(true);
    const bolt = partOfNoun('hexBolt', { text: 'M12×50' });
    const [one, two] = [await renderPartPicture(bolt), await renderPartPicture(bolt)];
    expect(one.equals(two)).toBe(true);
  });

  it('the drawing takes the colour of the page and carries no style sheet', () => {
    const { svg } = drawIllustration(figure());
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toMatch(/<style|<script/);
    expect(svg.length).toBeLessThan(150_000);
  });
});

describe('§5 models are valid glTF 2.0', () => {
  const families = ['scissor', 'telescopic', 'articulating', 'forklift'] as const;
  const machines = families.map((family) => buildMachine({ family, height: 12, width: 1.8, isRoughTerrain: false }));
  it.each([figure(), ...machines].map((assembly) => [assembly.name, assembly] as const))('%s', async (_, assembly) => {
    const report = await validateBytes(new Uint8Array(exportGlb(assembly)));
    expect(report.issues.messages.filter((message) => message.severity < 2)).toEqual([]);
  });
});

describe('every noun can be drawn', () => {
  it('has a look of at least one face', () => {
    for (const noun of Object.keys(partNouns) as (keyof typeof partNouns)[]) {
      const { pieces } = partSolid(partOfNoun(noun), 'rough');
      expect(
        pieces.reduce((sum, piece) => sum + piece.mesh.faces.length, 0),
        noun,
      ).toBeGreaterThan(3);
    }
    expect(drawnNouns.length).toBeGreaterThan(300);
  });

  it('takes sizes as the trade says them', () => {
    expect(partOfNoun('hexBolt', { text: 'M16×80' }).params).toMatchObject({ d: 16, length: 80 });
    expect(partOfNoun('bushing', { text: '30×34×30' }).params).toMatchObject({ inner: 30, wall: 2, length: 30 });
    expect(partOfNoun('pivotPin', { text: 'Ø40×140' }).params).toMatchObject({ d: 40, length: 140 });
  });
});
