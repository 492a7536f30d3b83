// What keeps a line from being ordered, and the one press that mends it (spec §8 Cart messages).
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { useCartChanges } from '../cart/cart.data.ts';
import { useTexts } from './checkout.texts.ts';
import type { FreshLine, LineProblem } from './fresh.rules.ts';

const PROBLEMS = {
  unknown: 'problemUnknown',
  notSold: 'problemNotSold',
  noPrice: 'problemNoPrice',
  quantity: 'problemQuantity',
  short: 'problemShort',
  waits: 'problemWaits',
} as const satisfies Record<LineProblem, string>;

/** The state of a line in words: its problem, or what is in stock. */
export function LineState({ fresh: { problem, stock, line, range, instead } }: { fresh: FreshLine }) {
  const t = useTexts();
  const { number } = useFormats();
  if (!problem) {
    return (
      <StatusChip status={stock > 0 ? 'inStock' : 'outOfStock'} isBare>
        {stock > 0 ? t('inStock', { stock: number(stock) }) : t('outOfStock')}
      </StatusChip>
    );
  }
  const key = problem === 'quantity' && range.step > 1 ? 'problemPack' : PROBLEMS[problem];
  const facts = { stock: number(stock), count: line.qty, pack: number(range.step), next: number(instead) };
  return (
    <StatusChip status={problem === 'waits' ? 'waiting' : 'failed'} isBare>
      {t(key, facts)}
    </StatusChip>
  );
}

/** One press that makes the line right: another quantity, or out with it. */
export function LineMend({ fresh, changes }: { fresh: FreshLine; changes: ReturnType<typeof useCartChanges> }) {
  const t = useTexts();
  const { number } = useFormats();
  const { line, problem, instead } = fresh;
  if (problem === null || problem === 'waits') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
      {instead > 0 ? (
        <Button size="small" onClick={() => changes.setQuantity(line.part, instead)}>
          {t('orderInstead', { count: number(instead) })}
          <span className="sr-only"> {line.part}</span>
        </Button>
      ) : (
        <Button size="small" onClick={() => changes.remove([line.part])}>
          {t('takeOut')}
          <span className="sr-only"> {line.part}</span>
        </Button>
      )}
      {(problem === 'notSold' || problem === 'noPrice') && <TextLink href="/contact">{t('askStaff')}</TextLink>}
    </p>
  );
}
