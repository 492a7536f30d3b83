// Every part template by its name.
import type { PartTemplate } from '../types.ts';
import { bodywork } from './bodywork.ts';
import { cab } from './cab.ts';
import { controls } from './controls.ts';
import { drive } from './drive.ts';
import { electrics } from './electrics.ts';
import { engine } from './engine.ts';
import { fasteners } from './fasteners.ts';
import { hydraulics } from './hydraulics.ts';
import { lines } from './lines.ts';
import { machineBodies } from './machine-bodies.ts';
import { mast } from './mast.ts';
import { pivots } from './pivots.ts';
import { platform } from './platform.ts';
import { structure } from './structure.ts';

export const partTemplates = {
  ...fasteners,
  ...pivots,
  ...hydraulics,
  ...lines,
  ...drive,
  ...structure,
  ...platform,
  ...electrics,
  ...controls,
  ...engine,
  ...mast,
  ...cab,
  ...bodywork,
  ...machineBodies,
} satisfies Record<string, PartTemplate>;

export type TemplateName = keyof typeof partTemplates;
