// Says in whose parts list a hit stands: a part in that of the model typed beside it, a figure or chapter in that of the chosen machine, or of which it opens in (product §5 Search).
import { BookOpen } from 'lucide-react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

/** Whether there is anything to say. */
export const isPlaced = ({ kind, inBookOf, isOnMachine, opensOn, model }: Hit): boolean =>
  inBookOf !== undefined || ((kind === 'figure' || kind === 'chapter') && Boolean(isOnMachine || opensOn || model));

/** Whether it says the one model that the hit is of, so that nothing else need. */
export const isChoiceOfModel = ({ subtitle, isOnMachine, opensOn, model }: Hit): boolean =>
  !isOnMachine && !opensOn && model != null && subtitle === model;

/** No verdict of fit, and so without its check and its colour: the model's list may have the part for other serial numbers. */
export function InBook({ hit }: { hit: Hit }) {
  const words = useWords(hit);
  if (words === null) return null;
  return (
    <span
      className={classNames(
        'inline-flex items-start gap-1 text-14',
        hit.isOnMachine ? 'font-medium text-ink' : 'text-ink-soft',
      )}
    >
      <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{words}</span>
    </span>
  );
}

function useWords({ kind, inBookOf, isOnMachine, opensOn, model }: Hit): string | null {
  const t = useTexts();
  const serial = useChosenMachine()?.serialNumber;
  if (inBookOf !== undefined) return t('inBookOf', { model: inBookOf });
  if (kind !== 'figure' && kind !== 'chapter') return null;
  if (isOnMachine && serial !== undefined) return t('onMachine', { serial });
  if (opensOn) return t('opensOn', { serial: opensOn.serialNumber });
  return model ? t('chooseOf', { model }) : null;
}
