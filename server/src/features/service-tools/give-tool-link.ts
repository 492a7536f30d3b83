// Gives the link to the file of a tool, to anybody and so counted (spec §2 Service tools; product §2).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { countedAs, countHit } from '../../platform/counters.store.ts';
import { refuse } from '../../platform/refuse.ts';
import { giveLinkTo } from '../uploads/index.ts';
import { readToolFile } from './service-tools.reads.ts';

type ToolLink = typeof calls.serviceTools.toolLink;

/** Sixty in a quarter of an hour for one account, or from one place of visitors. */
export async function giveToolLink(
  { db, caller, ip }: OpenContext,
  { toolId }: ParsedOf<ToolLink>,
): Promise<ResultOf<ToolLink>> {
  await countHit(db, { name: 'toolLinks', subject: countedAs(caller, ip), hits: 60, seconds: 900 });
  return await giveLinkTo(db, (await readToolFile(db, toolId)) ?? refuse('downloadFailed'));
}
