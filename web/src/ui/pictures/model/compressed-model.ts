/** A model packed in a way the shop does not read. */
export class CompressedModel extends Error {}
