// Shapes shared by: What turns and is held: pins, bushes, bearings, seals and rings; axis along z.
import { lathe } from '../primitives/revolve.ts';
import type { Mesh } from '../types.ts';

/** Pin body with a grease groove in its middle and broken edges. */
export function pinBody(d: number, length: number): Mesh {
  const r = d / 2;
  const c = r * 0.12;
  const g = Math.min(d * 0.06, length * 0.03);
  const middle = length / 2;
  return lathe([
    [0, 0],
    [r - c, 0],
    [r, c],
    [r, middle - g * 2],
    [r - g, middle - g],
    [r - g, middle + g],
    [r, middle + g * 2],
    [r, length - c],
    [r - c, length],
    [0, length],
  ]);
}
