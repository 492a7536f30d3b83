// Calls about documents and what they say of the seller (spec §7 downloadInvoice; product §7, §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { downloadInvoice, downloadOfficeInvoice } from './download-invoice.ts';
import { listDocuments, listOfficeDocuments, listOrderDocuments } from './list-documents.ts';
import { readSeller } from './seller/seller.reads.ts';
import { setSeller } from './seller/set-seller.ts';

/** Mounts them. */
export function documentRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.documents, {
    downloadInvoice,
    orderDocuments: listOrderDocuments,
    documentList: listDocuments,
    officeInvoice: downloadOfficeInvoice,
    officeDocuments: listOfficeDocuments,
    seller: ({ db }) => readSeller(db),
    setSeller,
  });
}
