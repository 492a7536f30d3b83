// Shapes shared by: Where the forklift driver sits: guard, seat, wheel, pedals, mirrors.
import { extrude } from '../primitives/extrude.ts';
import { roundRect } from '../primitives/outlines.ts';
import type { Mesh } from '../types.ts';

export const pad = (w: number, d: number, h: number): Mesh =>
  extrude(roundRect(w, d, Math.min(w, d) * 0.2), h, { bevel: h * 0.3 });
