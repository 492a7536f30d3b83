// Whether the catalogue knows a product file by its name (spec §7: static files); all else is not made, whoever invents it.
import type { Db } from '../db/db.ts';

const FIGURE = /^figure\/(.{1,64})\.(svg|glb)$/;

/** True where a part, category, machine, banner, figure, manual or service tool has the name; some probes of indexes and small tables. */
export async function standsInCatalogue(db: Db, name: string): Promise<boolean> {
  const [, code = null, form] = FIGURE.exec(name) ?? [];
  const kind = form === 'glb' ? 'model' : 'drawing';
  const [row] = await db<{ isKnown: boolean }[]>`
    select exists (select from parts where image_url is not null and string_to_array(image_url, ',') @> array[${name}])
      or exists (select from part_categories where image = ${name})
      or exists (select from machine_families where image = ${name})
      or exists (select from model_variants where image = ${name})
      or exists (select from banners where image = ${name})
      or exists (select from manuals where file = ${name})
      or exists (select from service_tools where link = ${`/static/product/${name}`})
      or exists (select from illustrations where file = ${name})
      or exists (select from figures f join illustrations l on l.figure_id = f.id
        where f.code = ${code} and l.kind = ${kind} and l.template is not null) as is_known`;
  return row?.isKnown ?? false;
}
