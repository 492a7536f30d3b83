// Every part template by its name.
import type { PartTemplate } from '../types.ts';
import { fasteners } from './fasteners.ts';

export const partTemplates = { ...fasteners } satisfies Record<string, PartTemplate>;

export type TemplateName = keyof typeof partTemplates;
