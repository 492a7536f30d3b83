// Holds a list to what fits the machine on the strip, and says what that leaves out (product §5 Fit verdict).
import { PartPicture } from '../../parts/index.ts';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { useMachineChoicePath } from '../../../client/address/machine-choice-path.ts';
import { useFormats } from '../../../client/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useTexts } from './filters.texts.ts';

type FitsOnlyProps = {
  isOn: boolean;
  /** How many are left; undefined while nobody knows. */
  total: number | undefined;
  onChange: (isOn: boolean) => void;
  className?: string;
};

export function FitsOnly({ isOn, total, onChange, className }: FitsOnlyProps) {
  const t = useTexts();
  const { number } = useFormats();
  const machine = useChosenMachine();
  if (!machine) return isOn ? <NoMachine /> : null;
  return (
    <Switch
      className={classNames('md:justify-start print:hidden', className)}
      label={t('fitsOnly', { serial: machine.serialNumber })}
      help={isOn && total !== undefined ? t('fitsCount', { count: total, shown: number(total) }) : undefined}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** A shared address asks for what fits, and here no machine is chosen. */
function NoMachine() {
  const t = useTexts();
  const way = useMachineChoicePath();
  return (
    <div className="w-full print:hidden">
      <Notice
        tone="wait"
        role="status"
        icon={<Info aria-hidden="true" />}
        title={t('fitsNoMachine')}
        text={t('fitsNoMachineText')}
        action={
          <Anchor href={way} className={buttonLook('primary', 'small')}>
            {t('chooseMachine')}
          </Anchor>
        }
      />
    </div>
  );
}

/** Nothing found is known to fit; leads back to everything found. */
export function NoneFits({ onShowAll, children }: { onShowAll: () => void; children?: ReactNode }) {
  const t = useTexts();
  const machine = useChosenMachine();
  return (
    <EmptyState
      drawing={<PartPicture imageUrl="" className="mx-auto size-40" />}
      title={t('noneFits', { serial: machine?.serialNumber ?? '' })}
      text={t('noneFitsText')}
      action={
        <div className="grid justify-items-center gap-4">
          <Button kind="primary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
          {children}
        </div>
      }
    />
  );
}
