-- Who carries a batch where no adapter knows him, and the code that was put right after it had left (product §8 deliver).

alter table shipments
  add carrier_name text,
  add code_corrected_at timestamptz,
  add constraint shipments_carrier_name check (
    carrier_name is null or (coalesce(carrier, '') = 'other' and length(carrier_name) between 1 and 60));
comment on column shipments.carrier_name is 'What another carrier is called; those that are asked by an adapter have words of their own.';
comment on column shipments.code_corrected_at is
  'When carrier or code was put right last; what was reported before was said of another parcel.';
