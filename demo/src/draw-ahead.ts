// Draws what buyers of the demo shop look at first before they ask: machines, then the parts that stand first in the lists; once, in the shadow of all other work (product §1).
import { setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { productKey } from '@outrigger/server/src/platform/http/product-files.ts';
import { readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { chooseFileStore } from '@outrigger/server/src/platform/outside/choose-file-store.ts';
import { drawMachine } from './draw-machine.ts';
import { drawPart } from './draw-part.ts';

/** The least share of the machine that a process can ask for. */
const NICENESS = 19;
/** Of each drawing's time, as much again is left to others. */
const REST_SHARE = 0.5;
const FIRST_OF_ALL = 48;
const FIRST_OF_CATEGORY = 3;

/** File names in the order in which they are likely to be looked at. */
async function namesToDraw(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    with ranked as (
      select split_part(image_url, ',', 1) as name, row_number() over (order by rank desc, id) as place,
        row_number() over (partition by category_id order by rank desc, id) as place_in_category
      from parts where status <> 'offline' and image_url <> ''
    ), wanted as (
      select name, place from ranked where place <= ${FIRST_OF_ALL}
      union all select split_part(p.image_url, ',', 1), 100 from recommendations r join parts p on p.id = r.part_id
      union all select image, 200 from machine_families where image is not null
      union all select image, 300 from model_variants where image is not null
      union all select name, 400 + place_in_category from ranked where place_in_category <= ${FIRST_OF_CATEGORY}
    )
    select name from wanted where name <> '' group by name order by min(place), name`;
  return rows.map(({ name }) => name);
}

async function drawAhead(): Promise<void> {
  const config = readConfig();
  const files = chooseFileStore(config);
  const db = connect(requireDatabaseUrl(config), { name: 'outrigger-ahead', max: 1 });
  const names = await namesToDraw(db);
  await db.end();
  for (const name of names) {
    const stored = await files.open(productKey(name));
    stored?.stream.destroy();
    if (stored) continue;
    const began = performance.now();
    const drawn = (await drawPart(name)) ?? (await drawMachine(name));
    if (drawn) await files.put(productKey(name), drawn);
    await setTimeout((performance.now() - began) * REST_SHARE);
  }
}

setPriority(NICENESS);
// A disk that fills up or a shop that stops ends it; what is missing is drawn on request.
process.on('disconnect', () => process.exit(0));
await drawAhead().catch((error: unknown) => {
  process.stderr.write(`Drawing ahead stopped: ${String(error)}\n`);
});
process.exit(0);
