// Pictures of the carrier's parts, drawn from the shapes of its 3D model in the light of all part pictures (design: drawings); that light is the demo's, too much to move for this one caller.
import { renderPicture } from '@outrigger/demo/src/geometry/render/picture.ts';
import { readSolids } from './glb-solid.ts';
import { type ListFolder, slug } from './list-folder.ts';

const SIDE = 320;

/** Draws what the model shows of each name, adds the files, and tells the file of a name; none for what the model does not show. */
export async function drawPictures(
  folder: ListFolder,
  glb: Buffer,
  names: Iterable<string>,
): Promise<(name: string) => string | undefined> {
  const solidOf = readSolids(glb);
  const files = new Map<string, string>();
  for (const name of new Set(names)) {
    const solid = solidOf(name);
    if (!solid) continue;
    const file = `carrier/${slug(name)}.webp`;
    folder.addFile(file, await renderPicture(solid, { width: SIDE, height: SIDE }));
    files.set(name, file);
  }
  return (name) => files.get(name);
}
