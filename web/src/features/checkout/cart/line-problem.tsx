// What keeps a line from being ordered, and the one press that mends it (spec §8 Cart messages).
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';
import type { FreshLine, LineProblem } from './fresh.rules.ts';
import { LineReplacement } from './line-replacement.tsx';
import { AskLink } from '../credit/over-limit.tsx';

const PROBLEMS = {
  unknown: 'problemUnknown',
  notSold: 'problemNotSold',
  noPrice: 'problemNoPrice',
  quantity: 'problemQuantity',
  short: 'problemShort',
} as const satisfies Record<Exclude<LineProblem, 'waits' | 'replaced'>, string>;

/** The state of a line in words: its problem, or what is in stock. */
type StateProps = {
  fresh: FreshLine;
  /** The day for which what is missing is expected: null where there is none, undefined while nobody has said. */
  until?: string | null | undefined;
};

export function LineState({ fresh: { problem, stock, pieces, range, instead }, until }: StateProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (!problem) {
    return (
      <StatusChip status={stock > 0 ? 'inStock' : 'outOfStock'} isBare>
        {stock > 0 ? t('inStock', { stock: number(stock) }) : t('outOfStock')}
      </StatusChip>
    );
  }
  // What replaced it says itself that it was, beside the press that orders it.
  if (problem === 'replaced') return null;
  if (problem === 'waits') return <Waits {...{ stock, until }} rest={pieces - stock} />;
  const isPack = problem === 'quantity' && range.step > 1;
  const isNone = problem === 'short' && instead === 0;
  const key = isPack ? 'problemPack' : isNone ? (stock > 0 ? 'problemTooFew' : 'problemNone') : PROBLEMS[problem];
  const facts = { stock: number(stock), count: pieces, pack: number(range.step), next: number(instead) };
  return (
    <StatusChip status="failed" isBare>
      {t(key, facts)}
    </StatusChip>
  );
}

/** What of a line is there and when the rest is (spec §8: out-of-stock parts wait for the warehouse). */
function Waits({ stock, rest, until }: { stock: number; rest: number; until: StateProps['until'] }) {
  const t = useTexts();
  const { number, promise } = useFormats();
  const keys =
    stock > 0
      ? (['waitsRestUntil', 'waitsRestOpen', 'problemWaits'] as const)
      : (['waitsNoneUntil', 'waitsNoneOpen', 'waitsNone'] as const);
  const key = until ? keys[0] : until === null ? keys[1] : keys[2];
  return (
    <StatusChip status="waiting" isBare>
      {t(key, { stock: number(stock), rest, day: until ? promise(until) : '' })}
    </StatusChip>
  );
}

type MendProps = { fresh: FreshLine; changes: ReturnType<typeof useCartChanges> };

/** One press that makes the line right: what took its place, another quantity, or out with it. */
export function LineMend({ fresh, changes }: MendProps) {
  const { problem, isReplaced } = fresh;
  if (problem === null || problem === 'waits') return isReplaced ? <LineReplacement fresh={fresh} /> : null;
  if (problem !== 'replaced') return <OwnMend {...{ fresh, changes }} />;
  return (
    <LineReplacement fresh={fresh}>
      <OwnMend {...{ fresh, changes }} />
    </LineReplacement>
  );
}

function OwnMend({ fresh, changes }: MendProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { line, problem, instead } = fresh;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
      {problem !== 'replaced' && (instead === 0 || problem === 'short') && <LineReplacement fresh={fresh} />}
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
      {(instead === 0 || problem === 'noPrice') && problem !== 'unknown' && (
        <AskLink label={t('askStaff')} subject={`${line.part} ${line.name}`} />
      )}
    </div>
  );
}
