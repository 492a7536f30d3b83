// Shapes shared by: Bolts, screws, nuts and washers; seat at z = 0, shank downwards, so that they stack outwards along z.
import { joined, move } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh } from '../types.ts';

export const shank = (d: number, length: number, threaded: number): Mesh => {
  const grip = Math.max(0, length - threaded);
  const thread = threadedBar(d * 0.49, -length, -grip);
  return grip > 0.5 ? joined([thread, move(cylinder(d / 2, grip + d * 0.05), 0, 0, -grip - d * 0.02)]) : thread;
};

export const nutBody = (d: number, height: number): Mesh =>
  hexagon(d * 1.55, height, { bore: d * 0.5, chamferBottom: true });

export const threadLength = (d: number, length: number) =>
  Math.min(length - d * 0.1, 2 * d + 6 + (length > 125 ? 6 : 0));
