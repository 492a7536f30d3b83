// Draws illustrations of the demo shop's figures; figures of one plan and frame size look alike and are drawn once.
import type { Db } from '../../server/src/platform/db/db.ts';
import { assemblyOf } from './catalogue/figure-drawing.ts';
import { drawIllustration } from './drawing/illustration.ts';

const FIGURE = /^figure\/([\w.-]{1,64})\.svg$/;
const MOST_KEPT = 80;
const kept = new Map<string, Buffer>();

/** Draws `figure/CODE.svg`; null where the catalogue has no such figure. */
export async function drawFigure(db: Db, name: string): Promise<Buffer | null> {
  const [, code] = FIGURE.exec(name) ?? [];
  if (code === undefined) return null;
  const [row] = await db<{ template: string; params: unknown }[]>`
    select l.template, l.params from figures f join illustrations l on l.figure_id = f.id
    where f.code = ${code} and l.kind = 'drawing' and l.template is not null order by l.sheet limit 1`;
  return row ? drawTemplate(row.template, row.params) : null;
}

function drawTemplate(template: string, params: unknown): Buffer | null {
  const key = `${template} ${JSON.stringify(params)}`;
  const old = kept.get(key);
  if (old) return old;
  const assembly = assemblyOf(template, params);
  if (!assembly) return null;
  const drawn = Buffer.from(drawIllustration(assembly).svg);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, drawn);
  return drawn;
}
