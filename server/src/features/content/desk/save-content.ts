// The office keeps banners, recommended parts, tips and links, and contacts (product §8); each change is noted.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { partOfCode } from '../../parts/index.ts';
import { letGoPicture, removePicture, storePicture } from './banner-picture.ts';
import {
  countryIs,
  holdPicture,
  writeBanner,
  writeContact,
  writeLink,
  writeRecommendation,
} from './desk-content.store.ts';

type Desk = typeof calls.contentDesk;
type Dates = { from: string | null; to: string | null };
type Noted = Record<string, string | number | null>;
type Work = { subject: string; after: Noted; write: (trx: Trx) => Promise<number> };

async function keep(
  { db, caller, requestId }: SignedInContext,
  { subject, after, write }: Work,
): Promise<{ id: number }> {
  return await inTransaction(db, async (trx) => {
    const id = await write(trx);
    const facts = { action: 'saveContent' as const, userId: caller.userId, subject: `${subject} ${id}` };
    await audit(trx, { ...facts, after, requestId });
    return { id };
  });
}

function checkDates({ from, to }: Dates): void {
  if (from !== null && to !== null && Date.parse(to) <= Date.parse(from)) refuse('dateRangeInvalid');
}

/** Makes a banner or changes one; a picture that was sent is stored first, the row that names it follows. */
export async function saveBanner(
  context: SignedInContext,
  given: ParsedOf<Desk['saveBanner']>,
): Promise<ResultOf<Desk['saveBanner']>> {
  checkDates(given);
  const { id, titles, link, position, from, to, fileId } = given;
  const sent = fileId === undefined ? null : await storePicture(context, fileId);
  const image = sent ?? given.image;
  const after = { title: titles.en, image, link, position, from, to };
  const write = async (trx: Trx) => {
    const before = id === undefined ? null : await holdPicture(trx, id);
    const written = (await writeBanner(trx, { ...given, image })) ?? refuse('notFound');
    if (before !== image) await letGoPicture(trx, before);
    return written;
  };
  try {
    return await keep(context, { subject: 'banner', after, write });
  } catch (error) {
    if (sent) await removePicture(context, sent);
    throw error;
  }
}

/** Puts a part forward, or changes when and where in the row of them. */
export async function saveRecommendation(
  context: SignedInContext,
  given: ParsedOf<Desk['saveRecommendation']>,
): Promise<ResultOf<Desk['saveRecommendation']>> {
  checkDates(given);
  // Codes that differ by their signs alone are two parts: the one that is written so comes first.
  const partId = (await partOfCode(context, given.code)) ?? refuse('partNotFound', { code: given.code });
  const write = async (trx: Trx) => await writeRecommendation(trx, partId, given);
  return await keep(context, { subject: 'recommendation', after: given, write });
}

/** Makes a tip or a link, or changes one. */
export async function saveLink(
  context: SignedInContext,
  given: ParsedOf<Desk['saveLink']>,
): Promise<ResultOf<Desk['saveLink']>> {
  checkDates(given);
  const { kind, texts, link, position, from, to } = given;
  const after = { kind, text: texts.en, link, position, from, to };
  const write = async (trx: Trx) => (await writeLink(trx, given)) ?? refuse('notFound');
  return await keep(context, { subject: 'link', after, write });
}

/** Says whom to reach in a country; each has one contact. */
export async function saveContact(
  context: SignedInContext,
  given: ParsedOf<Desk['saveContact']>,
): Promise<ResultOf<Desk['saveContact']>> {
  const { id, hours, ...rest } = given;
  const after = { ...rest, hours: hours.en };
  const write = async (trx: Trx) => {
    const country = await countryIs(trx, given.country, id);
    if (country !== 'free') refuse(country === 'taken' ? 'countryTaken' : 'notFound');
    return (await writeContact(trx, given)) ?? refuse('notFound');
  };
  return await keep(context, { subject: 'contact', after, write });
}
