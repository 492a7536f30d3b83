// How long serial numbers may be in this shop (product §5: the keyword rule belongs to the serial scheme), and the words for it.
import { localeOf, type SerialLengths } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { session } from '../../../client/session/session.ts';
import { useStore } from '../../../client/stored/store.ts';
import { useLanguage } from '../../../client/texts.ts';
import { useCall } from '../../../client/api/use-call.ts';
import { USUAL_LENGTHS } from './serial-input.rules.ts';

/** The lengths the machines known have; they change with an import, not while somebody types. */
export function useSerialLengths(): SerialLengths {
  // The start page stands a moment longer than the session.
  const enabled = useStore(session) !== undefined;
  return useCall(machineCalls.historyFlag, {}, { staleTime: 600_000, enabled }).data?.serialLengths ?? USUAL_LENGTHS;
}

/** Says lengths in the reader's words, such as "7 or 17". */
export function useLengthWords(): (lengths: readonly number[]) => string {
  const format = new Intl.ListFormat(localeOf(useLanguage()), { type: 'disjunction' });
  return (lengths) => format.format(lengths.map(String));
}
