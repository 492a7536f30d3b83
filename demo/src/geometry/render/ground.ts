// The ground the parts stand on: its colour, and the shadow that lies on it.
import { fromPixel, type Projection } from './camera.ts';
import type { GroundShade } from './shadow.ts';

/** What stands behind the part, sRGB; `clear` keeps only part and shadow. */
export type Backdrop = readonly [number, number, number] | 'clear';

interface Lit {
  raster: { width: number; height: number };
  projection: Projection;
  openness: Float32Array;
  ground: GroundShade;
}

const STEP = 4;

/** Colour and cover of the ground by picture pixel; with a clear backdrop, only its shadow covers. The answer is reused. */
export function groundShades(scene: Lit, backdrop: Backdrop): (x: number, y: number) => Float64Array {
  const [w, h] = [scene.raster.width >> 1, scene.raster.height >> 1];
  const cast = castGrid(scene, w, h);
  const across = Math.ceil(w / STEP) + 2;
  const answer = new Float64Array(4);
  const [sideways, upwards] = [fadeAlong(w, FADE_AWAY), fadeAlong(h, FADE)];
  return (x, y) => {
    if (x < 0) return answer;
    const at = ((y / STEP) | 0) * across + ((x / STEP) | 0);
    const [fx, fy] = [(x % STEP) / STEP, (y % STEP) / STEP];
    const top = (cast[at] as number) * (1 - fx) + (cast[at + 1] as number) * fx;
    const bottom = (cast[at + across] as number) * (1 - fx) + (cast[at + across + 1] as number) * fx;
    const thrown = top * (1 - fy) + bottom * fy;
    const close = (1 - (scene.openness[y * w + x] as number)) * 0.5;
    const dark = Math.min(1, thrown * 0.62 + close * 0.7 * (1 - thrown * 0.4));
    if (backdrop === 'clear') {
      answer[0] = answer[1] = answer[2] = 22;
      answer[3] = dark * 0.8 * (sideways[x] ?? 0) * (upwards[y] ?? 0);
      return answer;
    }
    const dx = (x / w - 0.46) * 1.1;
    const dy = y / h - 0.5;
    const lightness = (1 - dark * 0.72) * (1.012 - 0.15 * (dx * dx + dy * dy));
    for (let k = 0; k < 3; k += 1) answer[k] = (backdrop[k] as number) * lightness;
    answer[3] = 1;
    return answer;
  };
}

/** Within this share of the picture a shadow fades, so that no edge cuts it; where the light throws it, on the right, it takes longer. */
const FADE = 0.07;
const FADE_AWAY = 0.2;

/** 1 inside, falling softly to 0 at both ends. */
function fadeAlong(length: number, atEnd: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    const share = at / Math.max(1, length - 1);
    const near = Math.min(1, share / FADE, (1 - share) / atEnd);
    return near * near * (3 - 2 * near);
  });
}

/** Thrown shadow every few pixels; it is soft enough to be drawn between them. */
function castGrid({ projection, ground }: Lit, w: number, h: number): Float32Array {
  const [across, down] = [Math.ceil(w / STEP) + 2, Math.ceil(h / STEP) + 2];
  const grid = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [px, py] = [column * STEP * 2 + 1, row * STEP * 2 + 1];
      const near = fromPixel(projection, [px, py, 0]);
      const far = fromPixel(projection, [px, py, -100]);
      const t = near[2] / (near[2] - far[2] || 1e-9);
      grid[row * across + column] = ground.at(near[0] + (far[0] - near[0]) * t, near[1] + (far[1] - near[1]) * t);
    }
  }
  return grid;
}
