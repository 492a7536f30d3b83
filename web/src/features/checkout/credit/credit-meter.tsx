// The credit line: limit, held, posted, and how far this order fills it (product §7 Credit); what it cannot do is said with the ways on.
import { textToMinor } from '@outrigger/contract';
import { Clock, LockKeyhole } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { changeCurrency } from '../../../client/stored/preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { useTexts } from '../checkout.texts.ts';
import { type CreditState, usedOf } from './credit-line.rules.ts';
import { AskPartsDesk, OverLimit } from './over-limit.tsx';

type FilledProps = { state: Exclude<CreditState, { kind: 'none' } | { kind: 'blocked' }>; hasOther: boolean };

type MeterProps = {
  state: CreditState;
  /** Whether the order could be paid another way. */
  hasOther: boolean;
};

export function CreditMeter({ state, hasOther }: MeterProps) {
  const t = useTexts();
  const { money } = useFormats();
  if (state.kind === 'none') return <NoCredit />;
  const { line } = state;
  return (
    <section aria-label={t('creditLine')} className="grid gap-3 rounded-box border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-16">{t('creditLine')}</h3>
        {state.kind !== 'blocked' && (
          <p className="figures text-14 text-ink-soft">
            {t('creditOf', { available: money(line.available), limit: money(line.limit) })}
          </p>
        )}
      </div>
      {state.kind === 'blocked' ? <Blocked /> : <Filled state={state} hasOther={hasOther} />}
    </section>
  );
}

function NoCredit() {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{t('noCredit')}</p>
      <AskPartsDesk label={t('askForCredit')} subject={t('creditSubject')} />
    </div>
  );
}

/** Blocked by the parts desk: no percentage, since nothing can be ordered on it. */
function Blocked() {
  const t = useTexts();
  return (
    <>
      <p className="flex items-start gap-2 font-semibold text-14 text-bad">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('frozen')}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <AskPartsDesk label={t('askStaff')} subject={t('blockedSubject')} />
      </div>
    </>
  );
}

function Filled({ state, hasOther }: FilledProps) {
  const t = useTexts();
  const { money, number } = useFormats();
  const { line } = state;
  const limit = textToMinor(line.limit.amount);
  const used = limit === 0 ? 100 : (usedOf(line) / limit) * 100;
  const percent = 'percent' in state ? state.percent : undefined;
  const after = percent === undefined ? '' : t('takesTo', { percent: number(percent / 100, { style: 'percent' }) });
  const isOver = state.kind === 'over';
  return (
    <>
      <meter
        className="sr-only"
        min={0}
        max={100}
        value={Math.min(100, percent ?? used)}
        aria-label={after && !isOver ? after : t('creditLine')}
      />
      <Bar used={used} after={percent ?? used} isOver={isOver} />
      <p className={isOver ? 'font-semibold text-14 text-bad' : 'text-14 text-ink-soft'}>
        {isOver ? t('overLimit') : after} {t('heldAndPosted', { held: money(line.held), posted: money(line.posted) })}
      </p>
      {state.kind === 'over' && <OverLimit missing={state.missing} hasOther={hasOther} />}
      {state.kind === 'waits' && (
        <p className="flex items-start gap-2 text-14 text-wait">
          <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('overAutomatic', { limit: money(line.automaticLimit) })}
        </p>
      )}
      {state.kind === 'otherCurrency' && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-bad">
          {t('otherCurrency', { currency: line.currency })}
          <Button size="small" onClick={() => changeCurrency(line.currency)}>
            {t('switchCurrency', { currency: line.currency })}
          </Button>
        </p>
      )}
    </>
  );
}

function Bar({ used, after, isOver }: { used: number; after: number; isOver: boolean }) {
  const within = (value: number) => Math.min(100, Math.max(0, value));
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full overflow-hidden rounded-inner"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={within(after)} height="4" className={isOver ? 'fill-bad' : 'fill-brand'} />
      <rect width={within(used)} height="4" className="fill-ink-soft" />
    </svg>
  );
}
