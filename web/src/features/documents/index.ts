// The door of documents: what the page of an order shows of them.
export { OrderDocuments } from './order-documents.tsx';
