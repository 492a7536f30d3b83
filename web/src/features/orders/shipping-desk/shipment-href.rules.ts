// The addresses of a shipment in the office.

type Which = { orderNo: string; batchNo: number | null };

const queryOf = ({ orderNo, batchNo }: Which): string =>
  new URLSearchParams({ orderNo, ...(batchNo === null ? {} : { batchNo: String(batchNo) }) }).toString();

/** Where it is packed and sent. */
export const shipmentHref = (which: Which): string => `/office/shipment?${queryOf(which)}`;
/** Its packing list, to be printed. */
export const packingListHref = (which: Which): string => `/office/packinglist?${queryOf(which)}`;
