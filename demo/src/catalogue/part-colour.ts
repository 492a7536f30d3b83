// The colour of a part is the one it is drawn in: what most of its surface shows, where that has a name (spec §3: part fields).
import { partOfNoun } from '../geometry/noun-parts.ts';
import { partSolid } from '../geometry/parts.ts';
import type { MaterialName, Mesh, Solid, Vec3 } from '../geometry/types.ts';
import type { Colour } from '../vocabulary/colours-places.ts';
import type { NounKey } from '../vocabulary/nouns.ts';

/** What a material is called by its looks; those between two names have none. */
const NAMED: Partial<Record<MaterialName, Colour>> = {
  orange: 'orange',
  darkGrey: 'darkGrey',
  castIron: 'darkGrey',
  foam: 'darkGrey',
  lightGrey: 'lightGrey',
  plasticGrey: 'lightGrey',
  white: 'white',
  nylon: 'white',
  paper: 'white',
  yellow: 'yellow',
  red: 'red',
  lensRed: 'red',
  green: 'green',
  blue: 'blue',
  black: 'black',
  blackOxide: 'black',
  rubber: 'black',
  plasticBlack: 'black',
  steel: 'silver',
  chrome: 'silver',
  aluminium: 'silver',
  zinc: 'zinc',
  zincYellow: 'zincYellow',
  brass: 'brass',
  glass: 'transparent',
};
/** How much of the surface has to show it. */
const MOST = 0.5;
const known = new Map<NounKey, Colour | undefined>();

/** The colour of all parts of a noun; undefined where the picture shows several alike, or one without a name. */
export function colourOf(noun: NounKey): Colour | undefined {
  if (!known.has(noun)) known.set(noun, mostOf(partSolid(partOfNoun(noun), 'rough')));
  return known.get(noun);
}

function mostOf({ pieces }: Solid): Colour | undefined {
  const areas = new Map<Colour | undefined, number>();
  for (const { mesh, material } of pieces) areas.set(NAMED[material], (areas.get(NAMED[material]) ?? 0) + areaOf(mesh));
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0);
  return [...areas].find(([, area]) => area > whole * MOST)?.[0];
}

const areaOf = ({ points, faces }: Mesh): number =>
  faces.reduce((sum, face) => sum + polygonArea(face.flatMap((at) => points[at] ?? [])), 0);

// Half the length of the summed cross products about the first corner.
function polygonArea(flat: readonly number[]): number {
  const corner = (at: number): Vec3 => [flat[at * 3] ?? 0, flat[at * 3 + 1] ?? 0, flat[at * 3 + 2] ?? 0];
  const [x0, y0, z0] = corner(0);
  let [x, y, z] = [0, 0, 0];
  for (let at = 1; at < flat.length / 3 - 1; at += 1) {
    const [[ax, ay, az], [bx, by, bz]] = [corner(at), corner(at + 1)];
    x += (ay - y0) * (bz - z0) - (az - z0) * (by - y0);
    y += (az - z0) * (bx - x0) - (ax - x0) * (bz - z0);
    z += (ax - x0) * (by - y0) - (ay - y0) * (bx - x0);
  }
  return Math.hypot(x, y, z) / 2;
}
