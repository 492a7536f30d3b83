// Whether a book applies to the machine on the strip, with icon and word (design: status colours).
import { Check, TriangleAlert } from 'lucide-react';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { useTexts } from '../service-manuals.texts.ts';

type ForMachineProps = {
  isForMachine: boolean | null;
  /** True where it is also said that it does not. */
  isSaid?: boolean;
};

export function ForMachine({ isForMachine, isSaid = false }: ForMachineProps) {
  const t = useTexts();
  const machine = useChosenMachine();
  if (!machine || isForMachine === null || (!isForMachine && !isSaid)) return null;
  const serial = machine.serialNumber;
  return isForMachine ? (
    <span className="inline-flex items-center gap-1.5 font-semibold text-14 text-good">
      <Check aria-hidden="true" className="size-4" />
      {t('forMachine', { serial })}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-semibold text-14 text-wait">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {t('notForMachine', { serial })}
    </span>
  );
}
