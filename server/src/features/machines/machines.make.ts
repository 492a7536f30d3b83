// Test factory of machines with their book (architecture §7).
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';

let count = 0;
const unique = () => `${process.pid.toString(36)}${(count += 1)}${randomBytes(3).toString('hex')}`.toUpperCase();

/** A made model with one chapter and one figure to put lines into. */
export interface MadeModel {
  variantId: number;
  model: string;
  schemeId: number;
  figureId: number;
  chapterId: number;
}

const idOf = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

/** A model variant with a serial scheme of its own and an empty figure. */
export async function makeModel(db: Db): Promise<MadeModel> {
  const key = unique();
  const familyId = idOf(
    await db`insert into machine_families (code, name_en) values (${`F-${key}`}, ${`Family ${key}`}) returning id`,
  );
  const variantId = idOf(
    await db`insert into model_variants (code, family_id, model, name_en) values (${`V-${key}`}, ${familyId}, ${`M${key}`}, ${`Model ${key}`}) returning id`,
  );
  const schemeId = idOf(
    await db`insert into serial_schemes (code, name, input_length, pattern) values (${`S-${key}`}, 'test', 7, '^([A-Z]*)([0-9]+)$') returning id`,
  );
  const chapterId = idOf(await db`insert into chapters (code, name_en) values (${`C-${key}`}, 'Chassis') returning id`);
  const figureId = idOf(await db`insert into figures (code, name_en) values (${`FIG-${key}`}, 'Frame') returning id`);
  await db`insert into figure_models (variant_id, figure_id, chapter_id) values (${variantId}, ${figureId}, ${chapterId})`;
  return { variantId, model: `M${key}`, schemeId, figureId, chapterId };
}

/** What may be said of a machine to make. */
export interface GivenMachine {
  prefix?: string;
  ordinal?: number;
  serialNumber?: string;
  asBuilt?: 'none' | 'partial' | 'complete';
  asBuiltParts?: number[];
  options?: string[];
}

/** A machine of a model; its serial number is prefix and ordinal unless given. */
export async function makeMachine(
  db: Db,
  model: MadeModel,
  given: GivenMachine = {},
): Promise<{ hostId: number; serialNumber: string }> {
  const ordinal = given.ordinal ?? Number.parseInt(randomBytes(3).toString('hex'), 16);
  const prefix = given.prefix ?? '';
  const serialNumber = given.serialNumber ?? `${prefix}${ordinal}`;
  const hostId = idOf(
    await db`
      insert into machines (serial_number, scheme_id, prefix, ordinal, variant_id, as_built)
      values (${serialNumber}, ${model.schemeId}, ${prefix}, ${ordinal}, ${model.variantId}, ${given.asBuilt ?? 'none'}) returning id`,
  );
  for (const partId of given.asBuiltParts ?? [])
    await db`insert into as_built_lines (machine_id, part_id, quantity) values (${hostId}, ${partId}, 1)`;
  for (const code of given.options ?? []) {
    await db`insert into option_codes (code, name_en) values (${code}, ${code}) on conflict do nothing`;
    await db`insert into machine_options (machine_id, option_code_id) select ${hostId}, id from option_codes where code = ${code}`;
  }
  return { hostId, serialNumber };
}

/** What a line of a figure says. */
export interface GivenLine {
  partId: number;
  itemNo: string;
  quantity?: number;
  /** Ordinals as an int8multirange, such as {[1,100)}. */
  ordinals?: string;
  prefix?: string;
  schemeId?: number;
  printed?: string;
  rule?: string;
}

/** Adds a line to the model's figure, to the item of that number where there is one. */
export async function makeLine(db: Db, model: MadeModel, given: GivenLine): Promise<void> {
  const itemId = idOf(
    await db`
      insert into items (figure_id, item_no) values (${model.figureId}, ${given.itemNo})
      on conflict (figure_id, item_no) do update set item_no = excluded.item_no returning id`,
  );
  const effectivityId = given.ordinals ? await makeEffectivity(db, model, given) : null;
  if (given.rule) await db`insert into option_rules (rule) values (${given.rule}) on conflict do nothing`;
  await db`
    insert into item_lines (item_id, line_no, part_id, quantity, effectivity_id, option_rule_id)
    values (${itemId}, (select count(*) + 1 from item_lines where item_id = ${itemId}), ${given.partId}, ${given.quantity ?? 1}, ${effectivityId}, (select id from option_rules where rule = ${given.rule ?? null}))`;
}

async function makeEffectivity(db: Db, model: MadeModel, given: GivenLine): Promise<number> {
  const id = idOf(
    await db`insert into effectivities (code, printed_en) values (${`E-${unique()}`}, ${given.printed ?? given.ordinals ?? null}) returning id`,
  );
  await db`
    insert into effectivity_ranges (effectivity_id, scheme_id, prefix, ordinals)
    values (${id}, ${given.schemeId ?? model.schemeId}, ${given.prefix ?? ''}, ${given.ordinals ?? '{}'}::text::int8multirange)`;
  return id;
}
