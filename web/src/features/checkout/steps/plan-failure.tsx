// A plan of shipping that was not made: what the shop says against it, and the one way on (spec §8 Checkout messages).
import type { RefusalName } from '@outrigger/contract';
import { useEffect } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { refreshLines, type usePlan } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

// What stands against a line of the cart, which is mended there.
const OF_LINES = [
  'partReplaced',
  'waitsForWarehouse',
  'cannotBeBought',
  'partsWithoutPrice',
  'noPartInformation',
  'noValidItems',
  'quantityError',
] as const satisfies readonly RefusalName[];

export function PlanFailure({ plans }: { plans: readonly ReturnType<typeof usePlan>[] }) {
  const t = useTexts();
  const say = useFailureWords();
  const failed = plans.filter((plan) => plan.error);
  const error = failed[0]?.error;
  const isOfLines = OF_LINES.some((reason) => isRefused(error, reason));
  // The shop knows better than the lines shown here: asked anew, the one that is meant offers its mend.
  useEffect(() => {
    if (isOfLines) void refreshLines();
  }, [isOfLines]);
  const words = say(error);
  return (
    <ErrorState
      title={words.title}
      meaning={words.text}
      action={
        isOfLines ? (
          <Anchor href="/shopcart" className={buttonLook('primary')}>
            {t('toCart')}
          </Anchor>
        ) : (
          <Button onClick={() => failed.forEach((plan) => void plan.refetch())}>{t('again')}</Button>
        )
      }
    />
  );
}
