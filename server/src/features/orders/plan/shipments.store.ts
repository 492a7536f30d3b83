// Writes planned batches with their packing lists, of any number of orders at once (product §7 Stock choice).
import type { Trx } from '../../../platform/db/db.ts';

/** A batch as it is planned. */
export interface ShipmentRow {
  id: number | undefined;
  orderId: number;
  companyId: number;
  batchNo: number;
  warehouseId: number;
  dispatchOn: string;
  deliveryOn: string;
  weightGrams: number;
}
/** Pieces of an order line in a batch. */
export interface ShipmentLineRow {
  shipmentId: number | undefined;
  orderId: number;
  lineId: number;
  quantity: number;
}

/** Writes the batches with what is in them. */
export async function writeShipments(
  trx: Trx,
  shipments: readonly ShipmentRow[],
  lines: readonly ShipmentLineRow[],
): Promise<void> {
  await trx`
    with planned as (
      insert into shipments (id, order_id, company_id, batch_no, warehouse_id, estimated_dispatch_on, estimated_delivery_on,
        weight_grams) overriding system value
      select id, "orderId", "companyId", "batchNo", "warehouseId", "dispatchOn", "deliveryOn", "weightGrams"
      from jsonb_to_recordset(${trx.json(shipments)}) as r (id bigint, "orderId" bigint, "companyId" bigint,
        "batchNo" smallint, "warehouseId" bigint, "dispatchOn" date, "deliveryOn" date, "weightGrams" bigint)
    )
    insert into shipment_lines (shipment_id, order_id, order_line_id, quantity)
    select "shipmentId", "orderId", "lineId", quantity from jsonb_to_recordset(${trx.json(lines)})
      as r ("shipmentId" bigint, "orderId" bigint, "lineId" bigint, quantity int)`;
}
