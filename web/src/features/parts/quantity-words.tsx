// What is wrong with a quantity that was typed, and the press that puts a right one (spec §8: quantity error; product §9: 1 to 9,999, whole packs).
import { useFormats } from '../../client/formats.ts';
import { loadTexts, textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/quantity.json';
import { Button } from '../../ui/button.tsx';
import type { QuantityHint } from '../../ui/fields/quantity-stepper.tsx';

const useTexts = textsOf<keyof typeof en>('quantity');

function QuantityWords({ problem, range, onTake }: QuantityHint) {
  const t = useTexts();
  const { number } = useFormats();
  const { min, max, step = 1 } = range;
  const facts = { min: number(min), max: number(max), pack: number(step) };
  if (problem === 'rounded') return <span className="text-ink-soft">{t('rounded', facts)}</span>;
  const right = problem === 'tooLarge' ? max : min;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {t(problem === 'tooLarge' && step > 1 ? 'tooLargePack' : problem, facts)}
      <Button size="small" onClick={() => onTake(right)}>
        {t('take', { count: number(right) })}
      </Button>
    </span>
  );
}

/** The piece together with its texts, so that it comes whole. */
export async function loadQuantityWords() {
  await loadTexts('quantity');
  return { default: QuantityWords };
}
