// Holds a list to what fits the machine on the strip, and says what that leaves out (product §5 Fit verdict).
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch.tsx';
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
  if (!machine) return null;
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
