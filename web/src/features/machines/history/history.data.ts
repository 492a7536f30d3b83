// Questions and sends of the list of machines (spec §2 History; product §5 History); apart from those of one machine, whose parts list loads none of them.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';
import { backParam } from '../machines.data.ts';
import type { SearchField } from './serial-input.rules.ts';

/** What the list is asked for. */
export interface MachineQuery {
  keyword: string | undefined;
  field: SearchField;
  sort: 'recent' | 'serial' | 'model' | 'date';
  page: number;
  pageSize: number;
  /** The screen that waits for a machine; one that is chosen leads back there. */
  back: string | undefined;
}

/** Machines found by a keyword; without one the company's own. */
export const useMachines = ({ back: _, ...query }: MachineQuery) =>
  useCall(machineCalls.machineList, query, { keepPrevious: true });

/** The machines the company opened last, or those a keyword finds; the ones before stay until these are there. */
export const useMachinesLike = (keyword: string, count: number) =>
  useCall(
    machineCalls.machineList,
    { sort: 'recent', pageSize: count, ...(keyword === '' ? {} : { keyword }) },
    { keepPrevious: true },
  );

/** Keeps the company's own words for a machine, or takes it off the history. */
export const useSaveOwnMachine = () =>
  useSend(machineCalls.saveOwnMachine, { refreshes: [machineCalls.machineList, machineCalls.machineDetail] });

/** The list of machines as it is asked for; what is not given stays as the list begins. */
export function historyHref({ field, sort, page, keyword, pageSize, back }: Partial<MachineQuery>): string {
  const given = { field, sort, page, keyword, pageSize: pageSize === 20 ? undefined : pageSize, back };
  const params = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return params.length === 0 ? '/history' : `/history?${new URLSearchParams(params)}`;
}

/** Where a nameplate is read, for the screen that waits for the machine. */
export const scanHref = (back: string | undefined): string => `/scan${backParam(back).replace('&', '?')}`;
