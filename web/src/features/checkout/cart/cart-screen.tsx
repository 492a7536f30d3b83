// The cart (spec §2 Cart, §4): every line with fit, price and stock of this minute; update, empty, go on to checkout.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Forklift } from '../../../ui/pictures/drawings/forklift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { focusOn, isFocusLost } from '../../../ui/hand-on-focus.ts';
import { PaperHead } from '../../../ui/print/paper-head.tsx';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import { type CartLine, mayKeepCart, useCartLines } from '../../cart/cart.data.ts';
import { useCartChanges } from '../../cart/line-changes.data.ts';
import { useSetRests } from '../../cart/replacements.data.ts';
import { CartLines } from './cart-lines.tsx';
import { CartFoot, CartSummary } from './cart-summary.tsx';
import { SaveAsList } from '../../saved-lists/index.ts';
import { useFreshPrices, useWaits } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { CartUpdated, useCartUpdate } from './cart-update.tsx';
import { CodeRow } from './code-row.tsx';
import { freshLines, isBlocking } from './fresh.rules.ts';
import { MisfitQuestion } from '../misfits/misfit-question.tsx';
import { useMisfits } from '../misfits/misfits.data.ts';
import { MayNotOrder } from '../may-not-order.tsx';

export function CartScreen() {
  const t = useTexts();
  const lines = useCartLines();
  useFocusOnRestored(lines);
  if (!mayKeepCart()) return <MayNotOrder title={t('cart')} />;
  return (
    <div className="grid gap-5">
      <PaperHead />
      <h1 className="font-semibold text-28">{t('cart')}</h1>
      {lines.length === 0 ? <EmptyCart /> : <FullCart lines={lines} />}
    </div>
  );
}

/** Undo goes with its notice; the keyboard goes on at the line that came back. */
function useFocusOnRestored(lines: readonly CartLine[]): void {
  const seen = useRef(new Map<string, boolean>());
  useEffect(() => {
    const back = lines.find((line) => seen.current.get(line.part) === false);
    for (const code of seen.current.keys()) seen.current.set(code, false);
    for (const line of lines) seen.current.set(line.part, true);
    if (!back || !isFocusLost()) return;
    const rows = document.querySelectorAll<HTMLElement>('[data-code]');
    focusOn([...rows].find((row) => row.dataset['code'] === back.part)?.querySelector('a'));
  }, [lines]);
}

function EmptyCart() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<Forklift />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Anchor href="/history" className={buttonLook('primary')}>
            {t('findPart')}
          </Anchor>
          <ImportLink />
        </div>
      }
    />
  );
}

const keptOf = ({ part, qty, reference, machines }: CartLine) => ({
  code: part,
  qty,
  reference,
  machines: machines.map((one) => ({ hostId: one.hostId, qty: one.qty })),
});

/** Spec §2 Cart: import from file, where a list can be pasted and typed as well. */
function ImportLink({ isSmall }: { isSmall?: boolean }) {
  const t = useTexts();
  return (
    <Anchor href="/quickadd" className={buttonLook('secondary', isSmall ? 'small' : 'normal')}>
      {t('importFile')}
    </Anchor>
  );
}

function FullCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts();
  const say = useFailureWords();
  const changes = useCartChanges();
  const [isEmptying, setEmptying] = useState(false);
  const codes = useMemo(() => lines.map((line) => line.part).toSorted(), [lines]);
  const prices = useFreshPrices(codes);
  const { changes: updated, update } = useCartUpdate(prices);
  const fresh = freshLines(lines, prices.data);
  const blocked = fresh.filter((one) => isBlocking(one.problem)).length;
  const waits = useWaits(
    fresh.flatMap(({ line, problem }) => (problem === 'waits' ? [{ code: line.part, qty: line.qty }] : [])),
  );
  const rests = useSetRests(lines);
  const misfits = useMisfits(lines);
  const isDesk = useMedia(DESK);
  return (
    <div className="flex flex-col gap-5 desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-start">
      <div className="grid min-w-0 gap-3">
        <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <p className="col-span-2 flex-1 text-ink-soft">{t('lineCount', { count: lines.length })}</p>
          <ImportLink isSmall />
          <SaveAsList label={t('saveAsList')} lines={() => lines.map(keptOf)} />
          <Button kind="secondary" size="small" isBusy={prices.isFetching} onClick={() => void update()}>
            {t('update')}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setEmptying(true)}>
            {t('empty')}
          </Button>
        </div>
        {updated && !prices.error && <CartUpdated changes={updated} />}
        {prices.error && (
          <ErrorState
            title={t('priceQueryFailed')}
            meaning={say(prices.error).text}
            action={<Button onClick={() => void prices.refetch()}>{t('again')}</Button>}
          />
        )}
        <MisfitQuestion {...{ misfits, lines }} />
        <CartLines {...{ lines, fresh, waits, rests, changes }} />
        <CodeRow />
      </div>
      {isDesk ? <CartSummary lines={fresh} blocked={blocked} /> : <CartFoot lines={fresh} blocked={blocked} />}
      <ConfirmDialog
        isOpen={isEmptying}
        title={t('emptyAsk')}
        description={t('emptyAskText', { count: lines.length })}
        confirmLabel={t('empty')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          changes.clear();
          setEmptying(false);
        }}
        onCancel={() => setEmptying(false)}
      />
    </div>
  );
}
