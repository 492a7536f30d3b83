// Documents of the company as the screens ask for them (spec §4 invoice, §7 downloadInvoice; product §7).
import type { InputOf, Language, ListedDocument, ResultOf } from '@outrigger/contract';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { requestFile, saveFile } from '../../client/api/files.ts';
import { useCall } from '../../client/api/use-call.ts';
import { dayOffsets } from '../../client/day-offsets.rules.ts';

export type { ListedDocument };
/** What narrows the list. */
export type DocumentFilter = Pick<InputOf<typeof documentCalls.documentList>, 'kind' | 'from' | 'to' | 'keyword'>;
/** One page of the list. */
export type Documents = ResultOf<typeof documentCalls.documentList>;

/** All documents of the company, by the reader's own days; the rows stay while the next page loads. */
export const useDocuments = (filter: DocumentFilter, pages: { page: number; pageSize: number }, isEnabled: boolean) =>
  useCall(
    documentCalls.documentList,
    { ...filter, ...dayOffsets(filter), ...pages },
    { keepPrevious: true, enabled: isEnabled },
  );

/** Documents of one order, as its buyer or the parts desk asks. */
export const useOrderDocuments = (orderNo: string, isOffice: boolean) =>
  useCall(isOffice ? documentCalls.officeDocuments : documentCalls.orderDocuments, { orderNo });

/** Saves an invoice or credit note in the reader's language. */
export async function saveDocument(document: ListedDocument, isOffice: boolean, language: Language): Promise<void> {
  const { orderNo, creditNoteId } = document;
  const call = isOffice ? documentCalls.officeInvoice : documentCalls.downloadInvoice;
  saveFile(await requestFile(call, { orderNo, ...(creditNoteId === null ? {} : { creditNoteId }), in: language }));
}
