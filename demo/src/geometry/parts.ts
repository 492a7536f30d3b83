// Parts by their specification: the solid, its size and weight, and its picture; equal specifications share one solid.
import { surfaceOf } from './model/surface.ts';
import { boundsOf, pointsOf } from './primitives/place.ts';
import { materials } from './render/materials.ts';
import { type PictureOptions, renderPicture } from './render/picture.ts';
import { atDetail, type DetailName } from './roundness.ts';
import { partTemplates } from './templates/index.ts';
import type { MaterialName, Measure, PartSpec, PartTemplate, Solid } from './types.ts';

const byName: Readonly<Record<string, PartTemplate>> = partTemplates;

/** Throws where no template has this name. */
export function templateOf(name: string): PartTemplate {
  const found = byName[name];
  if (!found) throw new Error(`No part template is called ${name}`);
  return found;
}

const KEPT = 600;
const kept = new Map<string, Solid>();

/** Two specifications with equal keys look alike. */
export function partKey({ template, params, material }: PartSpec): string {
  const { defaults, material: usual } = templateOf(template);
  const sizes = Object.keys(defaults).map((name) => Number((params[name] ?? defaults[name] ?? 0).toFixed(2)));
  return `${template}(${sizes.join(',')})${material ?? usual}`;
}

export function partSolid(spec: PartSpec, detail: DetailName): Solid {
  const key = `${partKey(spec)}@${detail}`;
  const old = kept.get(key);
  if (old) return old;
  const { build, material } = templateOf(spec.template);
  const raw = atDetail(detail, () => build(spec.params));
  const made = { pieces: raw.pieces.map((p) => ({ ...p, material: concrete(p.material, spec.material ?? material) })) };
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}

const concrete = (named: MaterialName, main: MaterialName): MaterialName => (named === 'main' ? main : named);

/** The catalogue picture of a part, square unless said otherwise. */
export function renderPartPicture(spec: PartSpec, options: Partial<PictureOptions> = {}): Promise<Buffer> {
  const { pose } = templateOf(spec.template);
  return renderPicture(partSolid(spec, 'fine'), { width: 480, height: 480, pose, ...options });
}

/** Outer size as modelled, and weight by each material's density; hollow bodies are weighed by their walls. */
export function measurePart(spec: PartSpec): Measure {
  const made = partSolid(spec, 'lean');
  const { min, max } = boundsOf(pointsOf(made));
  const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]].map((v) => Math.max(1, Math.round(v)));
  const [lengthMm = 1, widthMm = 1, heightMm = 1] = [x ?? 1, y ?? 1, z ?? 1].sort((a, b) => b - a);
  return { lengthMm, widthMm, heightMm, weightGrams: Math.max(1, Math.round(weightOf(made))) };
}

function weightOf(made: Solid): number {
  const { positions, materials: names } = surfaceOf(made);
  return names.reduce((sum, name, t) => {
    const at = (i: number) => positions[t * 9 + i] as number;
    const volume =
      (at(0) * (at(4) * at(8) - at(5) * at(7)) -
        at(1) * (at(3) * at(8) - at(5) * at(6)) +
        at(2) * (at(3) * at(7) - at(4) * at(6))) /
      6;
    return sum + (volume / 1000) * materials[name].density;
  }, 0);
}
