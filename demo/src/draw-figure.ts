// Draws illustrations and 3D models of the demo shop's figures; figures of one plan and frame size look alike and are drawn once.
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { assemblyOf } from './catalogue/figure-drawing.ts';
import { drawIllustration } from './drawing/illustration.ts';
import { exportGlb } from './geometry/gltf.ts';
import type { Assembly } from './geometry/types.ts';

const FIGURE = /^figure\/([\w.-]{1,64})\.(svg|glb)$/;
const MOST_KEPT = 80;
const kept = new Map<string, Buffer>();

/** Draws `figure/CODE.svg` or models `figure/CODE.glb`; null where the catalogue has no such figure. */
export async function drawFigure(db: Db, name: string): Promise<Buffer | null> {
  const [, code, form] = FIGURE.exec(name) ?? [];
  if (code === undefined) return null;
  const kind = form === 'glb' ? 'model' : 'drawing';
  const [row] = await db<{ template: string; params: unknown }[]>`
    select l.template, l.params from figures f join illustrations l on l.figure_id = f.id
    where f.code = ${code} and l.kind = ${kind} and l.template is not null order by l.sheet limit 1`;
  if (!row) return null;
  const key = `${row.template} ${JSON.stringify(row.params)}`;
  if (kind === 'drawing' && kept.has(key)) return kept.get(key) ?? null;
  const assembly = assemblyOf(row.template, row.params);
  if (!assembly) return null;
  return kind === 'model' ? await modelOf(db, code, assembly) : keep(key, Buffer.from(drawIllustration(assembly).svg));
}

function keep(key: string, drawn: Buffer): Buffer {
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, drawn);
  return drawn;
}

async function modelOf(db: Db, code: string, assembly: Assembly): Promise<Buffer> {
  const rows = await db<{ itemNo: string; code: string; name: string }[]>`
    select i.item_no, p.code, p.name_en as name from figures f join items i on i.figure_id = f.id
      join item_lines l on l.item_id = i.id and l.line_no = 1 join parts p on p.id = l.part_id
    where f.code = ${code}`;
  const parts = new Map(rows.map((row) => [row.itemNo, row]));
  return exportGlb(assembly, {
    codeOf: (itemNo) => parts.get(itemNo)?.code,
    nameOf: (itemNo) => parts.get(itemNo)?.name,
  });
}
