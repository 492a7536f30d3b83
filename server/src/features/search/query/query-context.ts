// Who searches for what, as the reads of search are asked.
import type { Language, SerialLengths } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { FoundModels } from '../match/models/known-models.ts';
import type { MayBe } from './known-numbers.ts';
import type { OwnModels } from '../match/machines/own-models.ts';
import type { FoundNames } from '../match/models/known-names.ts';

/** A search besides the one for parts. */
export interface QueryContext {
  db: Db;
  language: Language;
  companyId: number | null;
  text: string;
  /** The same with words parted that names of parts have in two, as figures are looked for. */
  parted: string;
  models: FoundModels;
  names: FoundNames;
  /** The machine chosen, whose book may hold figures and chapters found. */
  machineId: number | undefined;
  /** The company's machines by model, one of which may be where a figure or chapter is looked at. */
  ownModels: OwnModels;
  /** How long the numbers of machines may be. */
  lengths: SerialLengths;
  /** What else than words and codes of parts on sale the text may be. */
  mayBe: MayBe;
  /** The figures the index found, in the order of their codes; null where PostgreSQL is to find them. */
  figures: readonly number[] | null;
}
