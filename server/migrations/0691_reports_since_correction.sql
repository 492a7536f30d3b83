-- What a carrier says counts once since the code was put right last, and no more once for each code: a code may come back.
-- What was said since then keeps its place, so that no carrier says it a second time.

alter table tracking_events disable trigger tracking_events_append_only;
update tracking_events e
set carrier_event = extract(epoch from s.code_corrected_at) || ' ' || substr(e.carrier_event, length(s.tracking_code) + 2)
from shipments s
where s.id = e.shipment_id and e.received_at >= s.code_corrected_at and starts_with(e.carrier_event, s.tracking_code || ' ');
alter table tracking_events enable trigger tracking_events_append_only;
