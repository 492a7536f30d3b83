// Invoices and credit notes as files, for who may see them and for the parts desk (spec §4 invoice, §7 downloadInvoice).
import { type calls, documentNo, type ParsedOf } from '@outrigger/contract';
import type { CustomerContext, SignedInContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { Served } from '../../platform/http/serve.ts';
import { readDocument } from './facts/read-document.ts';
import { printInThread } from './paper/print-in-thread.ts';

type Asked = ParsedOf<typeof calls.documents.downloadInvoice>;

/** One of the caller's company; another company's answers like one that does not exist. */
export async function downloadInvoice({ db, caller }: CustomerContext, asked: Asked): Promise<Served> {
  return await fileOf(db, asked, caller.companyId);
}

/** One of any company, for the parts desk. */
export async function downloadOfficeInvoice({ db }: SignedInContext, asked: Asked): Promise<Served> {
  return await fileOf(db, asked, null);
}

async function fileOf(db: Db, asked: Asked, companyId: number | null): Promise<Served> {
  const { orderNo, creditNoteId = null } = asked;
  const facts = await readDocument(db, { companyId, orderNo, creditNoteId }, asked.in);
  return new Served(await printInThread(facts), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${documentNo(facts.kind, facts.number)}.pdf"`,
    'cache-control': 'no-store',
  });
}
