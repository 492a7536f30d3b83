// The box that a machine is down (product §7): beside how it ships, where waiting hurts, and beside the day it is wanted by.
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { Words } from './order-words.rules.ts';

type MachineDownProps = { words: Words; onChange: (words: Words) => void; className?: string };

export function MachineDown({ words, onChange, className }: MachineDownProps) {
  const t = useTexts();
  return (
    <Checkbox
      {...(className ? { className } : {})}
      label={t('machineDown')}
      help={t('machineDownHelp')}
      checked={words.isMachineDown}
      onChange={(event) => onChange({ ...words, isMachineDown: event.target.checked })}
    />
  );
}
