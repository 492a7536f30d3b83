// Why the order was not placed (spec §8 Checkout messages): what changed against what was shown, and what to do next.
import type { Money } from '@outrigger/contract';
import { isRefused, NoAnswer } from '../../client/failures.ts';
import { useFailureWords } from '../../client/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import type { Plan, useFreshPrices } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { AskForLimitLink } from './over-limit.tsx';
import type { Ending } from './use-place-order.ts';

type Prices = ReturnType<typeof useFreshPrices>['data'];

/** What the buyer saw when the button was pressed. */
export interface Seen {
  plan: Plan | undefined;
  prices: Prices;
}

type FailureProps = { ending: Exclude<Ending, { kind: 'changed' }>; seen: Seen };

export function OrderFailure({ ending: { kind, error }, seen }: FailureProps) {
  const t = useTexts();
  const say = useFailureWords();
  const isOpen = kind === 'failed' && error instanceof NoAnswer;
  const words =
    error instanceof NoAnswer
      ? { title: t('noAnswerTitle'), text: t(isOpen ? 'noAnswerText' : 'uncheckedText') }
      : say(error);
  const isChanged = isRefused(error, 'pricesChanged') || isRefused(error, 'waitsForWarehouse');
  return (
    <div role="alert" className="grid gap-1 rounded-box border border-bad-line bg-bad-ground p-4">
      <p className="font-semibold text-bad">{isChanged ? t('changedTitle') : words.title}</p>
      {isRefused(error, 'pricesChanged') && error.now ? (
        <>
          <Changes seen={seen} now={error.now} />
          <p>{t('acceptChange')}</p>
        </>
      ) : (
        <p className="break-words">{words.text}</p>
      )}
      {!isOpen && <p className="text-14 text-ink-soft">{t('nothingLost')}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <TextLink href="/shopcart">{t('toCart')}</TextLink>
        {isRefused(error, 'insufficientCredit') && <AskForLimitLink />}
      </p>
    </div>
  );
}

type Now = { total: Money; freight: Money; lines: readonly { code: string; price: Money }[] };

function Changes({ seen, now }: { seen: Seen; now: Now }) {
  const t = useTexts();
  const { money } = useFormats();
  const { plan, prices } = seen;
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
