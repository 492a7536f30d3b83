// Draws a picture, illustration or 3D model of the demo shop that was never stored, by its file name (product §1).
import type { Db } from '../../server/src/platform/db/db.ts';
import { assemblyOf } from './catalogue/figure-drawing.ts';
import { readPictureName } from './catalogue/part-drawing.ts';
import { renderPartPicture } from './geometry/parts.ts';
import type { Assembly } from './geometry/types.ts';

const FIGURE = /^figure\/([\w.-]{1,64})\.(svg|glb)$/;
const BACK_AZIMUTH = 214;

/** Draws `part/….webp`; null for a name that was never given. */
export async function drawPartPicture(name: string): Promise<Buffer | null> {
  const picture = readPictureName(name);
  if (!picture) return null;
  return await renderPartPicture(picture.spec, picture.side === 2 ? { azimuth: BACK_AZIMUTH } : {});
}

/** The figure that `figure/CODE.svg` or `figure/CODE.glb` asks for, put together; null where the catalogue has none. */
export async function readFigureAssembly(
  db: Db,
  name: string,
): Promise<{ assembly: Assembly; kind: 'svg' | 'glb' } | null> {
  const [, code, kind] = FIGURE.exec(name) ?? [];
  if (code === undefined) return null;
  const [row] = await db<{ template: string; params: unknown }[]>`
    select l.template, l.params from figures f join illustrations l on l.figure_id = f.id
    where f.code = ${code} and l.kind = ${kind === 'svg' ? 'drawing' : 'model'} and l.template is not null order by l.sheet limit 1`;
  const assembly = row && assemblyOf(row.template, row.params);
  return assembly ? { assembly, kind: kind === 'svg' ? 'svg' : 'glb' } : null;
}
