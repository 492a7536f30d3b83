// Z-buffer rasteriser: triangles in pixels to depth, owner and normal per pixel.

export interface Raster {
  width: number;
  height: number;
  /** Towards the viewer, in pixels; -Infinity where nothing is. */
  depth: Float32Array;
  /** What `owners` said of the nearest triangle, 0 where nothing is. */
  owner: Uint16Array;
  /** View normal, two numbers a pixel; the third follows, as it faces the viewer. Empty where not asked for. */
  normal: Float32Array;
}

export interface ScreenTriangles {
  /** x, y, z of three corners each. */
  positions: Float32Array;
  /** View normals of three corners each, or empty. */
  normals: Float32Array;
  owners: Uint16Array;
}

export function blankRaster(width: number, height: number, withNormals: boolean): Raster {
  return {
    width,
    height,
    depth: new Float32Array(width * height).fill(-Infinity),
    owner: new Uint16Array(width * height),
    normal: new Float32Array(withNormals ? width * height * 2 : 0),
  };
}

export function fillTriangles(raster: Raster, triangles: ScreenTriangles): void {
  for (let t = 0; t < triangles.owners.length; t += 1) fillOne(raster, triangles, t);
}

/** Slopes of z and of the normal over x and y: three values, each start, per x, per y. */
const slope = new Float64Array(9);
const corner = new Float64Array(9);

function fillOne(raster: Raster, triangles: ScreenTriangles, t: number): void {
  const base = t * 9;
  for (let i = 0; i < 9; i += 1) corner[i] = triangles.positions[base + i] as number;
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = corner;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-7) return;
  const withNormals = raster.normal.length > 0;
  setSlope(0, az, bz, cz, area);
  if (withNormals) {
    const n = triangles.normals;
    const facing = (n[base + 2] as number) + (n[base + 5] as number) + (n[base + 8] as number) < 0 ? -1 : 1;
    for (const k of [0, 1]) {
      const [p, q, r] = [n[base + k] as number, n[base + 3 + k] as number, n[base + 6 + k] as number];
      setSlope(3 + k * 3, p * facing, q * facing, r * facing, area);
    }
  }
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(raster.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y += 1) fillRow(raster, y, triangles.owners[t] as number);
}

function setSlope(at: number, a: number, b: number, c: number, area: number): void {
  const ux = (corner[3] as number) - (corner[0] as number);
  const uy = (corner[4] as number) - (corner[1] as number);
  const vx = (corner[6] as number) - (corner[0] as number);
  const vy = (corner[7] as number) - (corner[1] as number);
  const perX = ((b - a) * vy - (c - a) * uy) / area;
  const perY = ((c - a) * ux - (b - a) * vx) / area;
  slope[at] = a - perX * (corner[0] as number) - perY * (corner[1] as number);
  slope[at + 1] = perX;
  slope[at + 2] = perY;
}

function crossingOf(y: number, i: number, j: number): number {
  const [y0, y1] = [corner[i + 1] as number, corner[j + 1] as number];
  if (y0 <= y === y1 <= y) return NaN;
  const [x0, x1] = [corner[i] as number, corner[j] as number];
  return y0 < y1 ? x0 + ((y - y0) * (x1 - x0)) / (y1 - y0) : x1 + ((y - y1) * (x0 - x1)) / (y0 - y1);
}

function fillRow({ width, depth, owner, normal }: Raster, row: number, id: number): void {
  const y = row + 0.5;
  let left = Infinity;
  let right = -Infinity;
  for (let i = 0; i < 9; i += 3) {
    const x = crossingOf(y, i, (i + 3) % 9);
    if (x < left) left = x;
    if (x > right) right = x;
  }
  const first = Math.max(0, Math.ceil(left - 0.5));
  const last = Math.min(width - 1, Math.ceil(right - 0.5) - 1);
  const [z0, zx] = [(slope[0] as number) + (slope[2] as number) * y, slope[1] as number];
  const withNormals = normal.length > 0;
  const u0 = (slope[3] as number) + (slope[5] as number) * y;
  const v0 = (slope[6] as number) + (slope[8] as number) * y;
  const [ux, vx] = [slope[4] as number, slope[7] as number];
  for (let x = first; x <= last; x += 1) {
    const z = z0 + zx * (x + 0.5);
    const at = row * width + x;
    if (z <= (depth[at] as number)) continue;
    depth[at] = z;
    owner[at] = id;
    if (!withNormals) continue;
    normal[at * 2] = u0 + ux * (x + 0.5);
    normal[at * 2 + 1] = v0 + vx * (x + 0.5);
  }
}
