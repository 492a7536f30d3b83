// What was named exactly is opened in place of the results: a part, a machine, or a part with the machine typed beside it chosen (product §5 Search).
import { chooseFrom, type Machine, useMachine } from '../machines/index.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ChosenMachine, chosenMachine, chooseMachine } from '../../client/chosen-machine.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import type { Found } from './search.data.ts';
import { exactTarget, type WordsIn } from './search.rules.ts';
import { useTexts } from './search.texts.ts';
import { useWordsOnMachine } from './use-words-on-machine.ts';

/** Opens it and leaves a way to all the rest; a part with a machine when the machine is known. */
export function useOpenExact(found: Found | undefined, keyword: string, isWanted: boolean): void {
  const t = useTexts();
  const router = useRouter();
  const words = useWordsOnMachine(isWanted ? found : null);
  const withIt = isWanted && found ? machineFirst(found, words) : undefined;
  const { data: machine } = useMachine(withIt);
  const target = found && isWanted && words !== undefined ? exactTarget(found, words) : undefined;
  const href = withIt !== undefined && !machine ? undefined : target;
  const total = found?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0;
  useEffect(() => {
    if (href === undefined) return;
    const before = chosenMachine();
    if (machine) chooseFrom(machine);
    const tellOpened = () =>
      showToast({
        text: t('openedExact', { keyword }),
        action: {
          label: t('showAll', { count: total }),
          onPress: () => router.history.push(`/searchResult?keyword=${encodeURIComponent(keyword)}&all=1`),
        },
      });
    // What a notice offers ends with the screen it was offered on: it waits for the next one.
    void router.navigate({ href, replace: true }).then(() => {
      if (machine && before?.hostId !== machine.hostId) tellChosen(machine, before, t);
      if (total > 1) tellOpened();
    });
  }, [href, machine, total, keyword, router, t]);
}

/** The machine to be chosen before anything opens; the parts list chooses its own. */
const machineFirst = ({ exactFit, exactHostId }: Found, words: WordsIn | undefined): number | undefined =>
  exactFit?.hostId ?? (words !== undefined && words !== 'list' ? (exactHostId ?? undefined) : undefined);

/** Fit is told for another machine from now on: it is named, with the way back to the one before it. */
function tellChosen(machine: Machine, before: ChosenMachine | undefined, t: ReturnType<typeof useTexts>): void {
  const { model, serialNumber } = machine;
  const action = before && {
    label: t('backToMachine', { serial: before.serialNumber }),
    onPress: () => chooseMachine(before),
  };
  showToast({ text: t('machineChosen', { model, serial: serialNumber }), ...(action ? { action } : {}) });
}
