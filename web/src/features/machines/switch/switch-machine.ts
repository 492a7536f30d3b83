// Puts another machine in the place of the chosen one without leaving the screen and its words (design: the machine strip).
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { MachineCard } from '@outrigger/contract';
import { queryOf } from '../../../client/api/use-call.ts';
import { announceFailure } from '../../../client/api/failure-announcer.ts';
import { queryClient } from '../../../client/api/query-client.ts';
import { chosenMachine } from '../../../client/chosen-machine.ts';
import { chooseFrom, partsListHref } from '../machines.data.ts';

/** Switches to a machine; true once it is the chosen one, or its parts list is on the way to say so. */
export function useSwitchMachine(): (machine: MachineCard) => Promise<boolean> {
  const router = useRouter();
  return async (machine) => {
    const way = hrefOnList(router, machine);
    if (way !== undefined) {
      await router.navigate({ href: way, resetScroll: false });
      return true;
    }
    try {
      chooseFrom(await queryClient.fetchQuery(queryOf(machineCalls.machineDetail, { hostId: machine.hostId })));
      return true;
    } catch (error) {
      announceFailure(error);
      return false;
    }
  };
}

/** The parts list of the next machine as the address says the present one; undefined on a screen that follows the strip. */
function hrefOnList(router: AnyRouter, machine: MachineCard): string | undefined {
  const { pathname, searchStr, search } = router.state.location;
  // Somebody chooses a machine for a screen that waits for one: this is the choice.
  if (pathname === '/history' && search.back) return partsListHref(machine, search.back);
  if (pathname !== '/historyPartsList') return undefined;
  const next = new URLSearchParams(searchStr);
  next.set('hostId', machine.hostId.toString());
  // Chapters, figures and items are those of one book.
  if (chosenMachine()?.variantId !== machine.variantId)
    for (const name of ['chapter', 'figure', 'item', 'at']) next.delete(name);
  return `${pathname}?${next.toString()}`;
}
