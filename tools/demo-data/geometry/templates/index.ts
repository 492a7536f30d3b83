// Every part template by its name.
import type { PartTemplate } from '../types.ts';
import { fasteners } from './fasteners.ts';
import { hydraulics } from './hydraulics.ts';
import { lines } from './lines.ts';
import { pivots } from './pivots.ts';

export const partTemplates = { ...fasteners, ...pivots, ...hydraulics, ...lines } satisfies Record<
  string,
  PartTemplate
>;

export type TemplateName = keyof typeof partTemplates;
