// Whether a part fits the chosen machine, why, and what proves it: always icon and words (product §5; design: status colours).
import type { FitReason, Proof, Verdict } from '@outrigger/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { untilBack } from '../../client/loading/until-back.ts';
import { classNames } from '../../ui/class-names.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { ruleForModel } from './printed-rule.rules.ts';
import { type FitKey, useTexts } from './fit.texts.ts';

// Most verdicts rest on no option rule (quality 14: first load); out of reach, the rule stays as it is printed until it is there.
const OptionWords = lazy(async function again(): Promise<{ default: ComponentType<{ rule: string }> }> {
  return await import('./option-words.tsx').then((file) => file.loadOptionWords()).catch(() => untilBack().then(again));
});

/** A verdict as calls give it. */
export type FitAnswer = { verdict: Verdict; proof: Proof; reason: FitReason };

const VERDICTS = { fits: 'fits', doesNotFit: 'doesNotFit', unknown: 'fitUnknown' } as const satisfies Record<
  Verdict,
  FitKey
>;
const PROOFS = {
  asBuilt: 'proofAsBuilt',
  option: 'proofOption',
  range: 'proofRange',
  model: 'proofModel',
  none: 'proofNone',
} as const satisfies Record<Proof, FitKey>;
const REASONS = {
  asBuilt: 'reasonAsBuilt',
  notAsBuilt: 'reasonNotAsBuilt',
  optionMet: 'reasonOptionMet',
  optionNotMet: 'reasonOptionNotMet',
  optionUnknown: 'reasonOptionUnknown',
  inRange: 'reasonInRange',
  inOtherNumbering: 'reasonInOtherNumbering',
  outOfRange: 'reasonOutOfRange',
  otherScheme: 'reasonOtherScheme',
  model: 'reasonModel',
  otherModel: 'reasonOtherModel',
  noRecord: 'reasonNoRecord',
  replacesFitting: 'reasonReplaces',
  replacesAsBuilt: 'reasonReplacesAsBuilt',
  oneOfReplacing: 'reasonOneOf',
} as const satisfies Record<FitReason['name'], FitKey>;
const isByOptions = ({ proof, reason }: FitAnswer): boolean => proof === 'option' || reason.name === 'optionUnknown';
/** What the manual prints of the row the verdict rests on. */
const ruleOf = (fit: FitAnswer): string | null => (isByOptions(fit) ? fit.reason.options : fit.reason.printed);

/** It fits as the part that is printed: whoever reads a list need not know why. */
const isAsUsual = ({ verdict, reason }: FitAnswer): boolean =>
  verdict === 'fits' && !reason.replaces && reason.name !== 'inOtherNumbering';

type FitVerdictProps = FitAnswer & {
  /** The verdict and its proof alone, where the reason stands elsewhere. */
  isShort?: boolean;
  isBare?: boolean;
  /** In lists what fits as usual says only that it does; proof and reason are left to the title and to a screen reader. */
  isDense?: boolean;
  /** Of a rule printed for several models, only this one's is shown. */
  model?: string;
  className?: string;
};

/** Verdict and proof as a chip, the reason with the printed rule under it. */
export function FitVerdict(props: FitVerdictProps) {
  const { verdict, proof, reason, isShort, isBare, isDense, model, className } = props;
  const t = useTexts();
  const fit = { verdict, proof, reason };
  const whole = ruleOf(fit);
  const rule = whole && ruleForModel(whole, model);
  const isFolded = isDense === true && isAsUsual(fit);
  return (
    <div
      className={classNames('grid min-w-0 justify-items-start gap-0.5', className)}
      title={isFolded && proof !== 'none' ? t(PROOFS[proof]) : undefined}
    >
      <StatusChip status={verdict} {...(isBare ? { isBare } : {})}>
        <span className="font-semibold">{t(VERDICTS[verdict])}</span>
        {proof !== 'none' && (
          // In a list the reason below says it in more words.
          <span className={isDense ? 'sr-only' : 'font-normal'}>
            {' · '}
            {t(PROOFS[proof])}
          </span>
        )}
      </StatusChip>
      {!isShort && (
        <p
          data-reason={reason.name}
          className={
            isFolded
              ? 'sr-only'
              : `min-w-0 text-12 text-ink-soft ${isDense ? 'line-clamp-2 print:line-clamp-none' : ''}`
          }
          title={whole ?? undefined}
        >
          {t(REASONS[reason.name], { code: reason.replaces ?? '' })}
          {rule && (
            <>
              {t('colon')}
              <span className="font-medium text-ink">
                {isByOptions(fit) ? (
                  <Suspense fallback={rule}>
                    <OptionWords rule={rule} />
                  </Suspense>
                ) : (
                  <q>{rule}</q>
                )}
              </span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
