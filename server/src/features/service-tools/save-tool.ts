// The parts desk keeps the list of tools (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { claimUploads, releaseUploads } from '../uploads/index.ts';
import { lockToolFile, removeTool, writeTool } from './service-tools.store.ts';

type SaveTool = typeof calls.serviceTools.saveTool;

/** Makes or changes a tool; a new file must be the caller's own upload, the present one stays as it is. */
export async function saveTool(
  { db, caller, requestId }: SignedInContext,
  tool: ParsedOf<SaveTool>,
): Promise<ResultOf<SaveTool>> {
  return await inTransaction(db, async (trx) => {
    const before = tool.id === undefined ? null : await lockToolFile(trx, tool.id);
    if (tool.fileId !== null && tool.fileId !== before) await claimUploads(trx, caller, [tool.fileId]);
    const id = (await writeTool(trx, tool)) ?? refuse('notFound');
    if (before !== tool.fileId) await releaseUploads(trx, [before]);
    await audit(trx, {
      action: 'saveTool',
      userId: caller.userId,
      subject: `tool ${id}`,
      after: { name: tool.names.en },
      requestId,
    });
    return { id };
  });
}

/** Takes a tool off the list. */
export async function deleteTool(
  { db, caller, requestId }: SignedInContext,
  { id }: ParsedOf<typeof calls.serviceTools.deleteTool>,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    const { name, fileId } = (await removeTool(trx, id)) ?? refuse('notFound');
    await releaseUploads(trx, [fileId]);
    await audit(trx, {
      action: 'deleteTool',
      userId: caller.userId,
      subject: `tool ${id}`,
      before: { name },
      requestId,
    });
  });
  return null;
}
