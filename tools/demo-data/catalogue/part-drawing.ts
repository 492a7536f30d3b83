// Which template draws a part, with which sizes: the reference from which its picture is made on request (product §1).
import { partTemplates } from '../geometry/templates/index.ts';
import type { NounKey } from '../vocabulary/nouns.ts';
import { textNumber } from './dice.ts';
import type { PartSeed } from './part-seed.ts';

/** File name of the picture, and template with parameters as JSON. */
export interface PartDrawing {
  file: string;
  json: string;
}

/** Nouns whose template has another name. */
const TEMPLATE_OF: Partial<Record<NounKey, string>> = {};

/** The drawing of a part, or undefined where no template knows its noun. */
export function drawingOf({ facts, size }: PartSeed): PartDrawing | undefined {
  const template = TEMPLATE_OF[facts.noun] ?? facts.noun;
  const known: Readonly<Record<string, { defaults: Readonly<Record<string, number>> }>> = partTemplates;
  const defaults = known[template]?.defaults;
  if (!defaults) return undefined;
  const params = Object.fromEntries(Object.entries(size.params).filter(([name]) => name in defaults));
  const json = JSON.stringify({ template, params });
  return { file: `${template}-${textNumber(json).toString(36)}.webp`, json };
}
