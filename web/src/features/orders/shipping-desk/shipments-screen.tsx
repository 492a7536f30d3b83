// The desk's shipments (product §8): what can be packed, what waits for stock and since when, what is on its way; machine down first.
import { limits, type ShipmentState } from '@outrigger/contract';
import { SHIPMENT_STATES } from '@outrigger/contract/calls/shipping.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { useRowKeys } from '../../../ui/tables/use-row-keys.ts';
import { ShipmentTable } from './shipment-table.tsx';
import { useShipments } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

const PATH = '/office/shipments';
const FIRST = 1;

export function ShipmentsScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const {
    page = FIRST,
    pageSize = limits.tablePageSize,
    state = 'ready',
    warehouse,
    keyword,
  } = useSearch({ from: PATH });
  const shipments = useShipments({ state, warehouse, keyword, page, pageSize });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const filter = { state: state === 'ready' ? undefined : state, warehouse, keyword };
  return (
    <OfficeList list={shipments} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <States counts={shipments.data?.counts ?? []} chosen={state} filter={filter} />
          <Bar filter={filter} warehouses={shipments.data?.warehouses ?? []} />
          <div ref={list}>
            <ShipmentTable shipments={rows} state={state} isNarrowed={Boolean(keyword || warehouse)} />
          </div>
        </>
      )}
    </OfficeList>
  );
}

type Filter = Record<'state' | 'warehouse' | 'keyword', string | undefined>;
type StatesProps = {
  counts: readonly { state: ShipmentState; count: number }[];
  chosen: ShipmentState;
  filter: Filter;
};

/** The states as links, so that a narrowed list is an address. */
function States({ counts, chosen, filter }: StatesProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <nav aria-label={t('states')}>
      <ul className="flex flex-wrap gap-2">
        {SHIPMENT_STATES.map((state) => (
          <li key={state}>
            <Anchor
              href={deskHref(PATH, { ...filter, state: state === 'ready' ? undefined : state })}
              aria-current={state === chosen ? 'page' : undefined}
              className={LINK_LOOK}
            >
              {t(state)}
              <span className="figures font-normal text-ink-soft">
                {number(counts.find((one) => one.state === state)?.count ?? 0)}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_LOOK =
  'inline-flex min-h-control items-center gap-2 rounded-box border border-line bg-surface px-3 font-semibold text-14 hover:bg-hover ' +
  'aria-[current=page]:border-brand aria-[current=page]:bg-selected';

function Bar({ filter, warehouses }: { filter: Filter; warehouses: readonly { code: string; name: string }[] }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const go = (next: Partial<Filter>) => void navigate({ href: deskHref(PATH, { ...filter, ...next }) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={filter.keyword}
        label={t('search')}
        button={desk('find')}
        given={filter.keyword ?? ''}
        onFind={(keyword) => go({ keyword })}
      />
      {warehouses.length > 1 && (
        <SelectField
          label={t('warehouse')}
          emptyLabel={t('allWarehouses')}
          options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
          value={filter.warehouse ?? ''}
          onChange={(event) => go({ warehouse: event.target.value })}
        />
      )}
    </div>
  );
}
