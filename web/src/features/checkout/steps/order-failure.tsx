// Why the order was not placed (spec §8 Checkout messages): what changed against what was shown, and what to do next.
import type { Money } from '@outrigger/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { isRefused } from '../../../client/api/failures.ts';
import { isOutcomeUnknown } from '../../../client/api/idempotency-keys.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import type { Plan, useFreshPrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { AskLink } from '../credit/over-limit.tsx';
import type { Ending } from './use-place-order.ts';

type Prices = ReturnType<typeof useFreshPrices>['data'];

/** What the buyer saw when the button was pressed. */
export interface Seen {
  plan: Plan | undefined;
  prices: Prices;
}

// What was there when the page was drawn is not any more.
const CHANGES = ['pricesChanged', 'waitsForWarehouse', 'partReplaced'] as const;

const BOX = 'grid gap-1 rounded-box border border-bad-line bg-bad-ground p-4';

type FailureProps = { ending: Exclude<Ending, { kind: 'changed' }>; seen?: Seen | undefined };

export function OrderFailure({ ending, seen }: FailureProps) {
  const t = useTexts();
  const say = useFailureWords();
  const { kind, error } = ending;
  if (isOutcomeUnknown(error) && kind === 'failed') return <NoAnswerYet of={ending} />;
  // Refused before the shop looked at an earlier try, which may have placed the order.
  const isOpen = kind === 'failed' && ending.isOpen;
  const words = isOutcomeUnknown(error) ? { title: t('noAnswerTitle'), text: t('uncheckedText') } : say(error);
  const isChanged = CHANGES.some((reason) => isRefused(error, reason));
  return (
    <InSight of={ending}>
      <p className="font-semibold text-bad">{isChanged ? t('changedTitle') : words.title}</p>
      {isRefused(error, 'pricesChanged') && error.now ? (
        <>
          <Changes seen={seen} now={error.now} />
          <p>{t('acceptChange')}</p>
        </>
      ) : (
        <p className="wrap-anywhere">{words.text}</p>
      )}
      <p className="text-14 text-ink-soft">{t(isOpen ? 'noAnswerText' : 'nothingLost')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {!isOpen && <TextLink href="/shopcart">{t('toCart')}</TextLink>}
        {isRefused(error, 'insufficientCredit') && <AskLink label={t('askForLimit')} subject={t('limitSubject')} />}
      </p>
    </InSight>
  );
}

/** An order was sent and nobody knows what became of it: the one thing to do is to send it again. */
export function NoAnswerYet({ of }: { of?: unknown }) {
  const t = useTexts();
  return (
    <InSight of={of}>
      <p className="font-semibold text-bad">{t('noAnswerTitle')}</p>
      <p className="wrap-anywhere">{t('noAnswerText')}</p>
    </InSight>
  );
}

/** A box that comes into sight with each try it speaks of: on a phone the button that was pressed is screens away. */
function InSight({ of, children }: { of: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not the effect's result: some browsers answer with a promise, which is nothing to end an effect with.
    box.current?.scrollIntoView({ block: 'center' });
  }, [of]);
  return (
    <div ref={box} role="alert" className={BOX}>
      {children}
    </div>
  );
}

type Now = { total: Money; freight: Money; lines: readonly { code: string; price: Money }[] };

function Changes({ seen, now }: { seen: Seen | undefined; now: Now }) {
  const t = useTexts();
  const { money } = useFormats();
  const { plan, prices } = seen ?? {};
  const shown = new Map(prices?.map((one) => [one.code, one.price]));
  const changed = now.lines.flatMap(({ code, price }) => {
    const before = shown.get(code);
    return before && before.amount !== price.amount ? [{ code, before, price }] : [];
  });
  const { freight, total } = plan ?? {};
  return (
    <>
      {total && <p className="font-medium">{t('totalChanged', { before: money(total), now: money(now.total) })}</p>}
      <ul className="list-disc ps-5 text-14">
        {changed.map(({ code, before, price }) => (
          <li key={code}>{t('priceChanged', { code, before: money(before), now: money(price) })}</li>
        ))}
        {freight && freight.amount !== now.freight.amount && (
          <li>{t('freightChanged', { before: money(freight), now: money(now.freight) })}</li>
        )}
      </ul>
    </>
  );
}
