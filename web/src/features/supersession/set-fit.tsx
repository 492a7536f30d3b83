// Whether all parts that replaced one together fit the chosen machine, naming those that do not, beside the press that orders them (product §5).
import type { PartPiece } from '@outrigger/contract';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { useFitsOnMachine } from '../parts/parts.data.ts';
import { setFit } from './set-fit.rules.ts';

/** The one verdict; nothing without a machine, or while nobody has answered. */
export function SetFit({ option }: { option: readonly PartPiece[] }) {
  const t = useTexts();
  const machine = useChosenMachine();
  const parts = option.map((one) => one.part);
  const fits = useFitsOnMachine(
    parts.map((one) => one.id),
    machine?.hostId,
  ).data;
  if (!machine || !fits) return null;
  const { verdict, codes } = setFit(parts, fits);
  const words = { fits: 'setFits', doesNotFit: 'setNotFit', unknown: 'setUnknown' } as const;
  return (
    <div>
      <StatusChip status={verdict}>
        <span className="wrap-anywhere">
          <WholeWords text={t(words[verdict], { serial: machine.serialNumber, codes: codes.join(', ') })} />
        </span>
      </StatusChip>
    </div>
  );
}
