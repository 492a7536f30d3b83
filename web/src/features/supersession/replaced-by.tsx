// What to order instead of a replaced part, in what ratio and since when (product §5 Supersession).
import { partHref } from '../parts/index.ts';
import { isChoice, type PartRow } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../parts/parts.texts.ts';
import { sinceKey } from './since.rules.ts';

type ReplacedByProps = {
  /** The part that was replaced. */
  code: string;
  successors: PartRow['replacedBy'];
  isSmall?: boolean;
};

export function ReplacedBy({ code, successors, isSmall }: ReplacedByProps) {
  const t = useTexts();
  const { day } = useFormats();
  if (successors.length === 0) return null;
  const isOneOf = isChoice(successors);
  const insteadOf = isOneOf || successors.length === 1 ? undefined : code;
  const title = isOneOf ? 'replacedByOneOf' : successors.length > 1 ? 'replacedByAll' : 'replacedBy';
  return (
    <p className={classNames('flex items-start gap-1.5', isSmall ? 'text-12' : 'text-14')}>
      <ArrowRightLeft
        aria-hidden="true"
        className={classNames('mt-0.5 shrink-0 text-wait', isSmall ? 'size-3' : 'size-4')}
      />
      <span className="min-w-0">
        {t(title)}{' '}
        {successors.map((one, index) => (
          <span key={one.code}>
            {index > 0 && (isOneOf ? ', ' : ' + ')}
            {one.isKnown ? (
              <TextLink
                href={partHref(one.code, insteadOf)}
                className="reach reach-down relative z-1 inline-block font-mono"
              >
                {one.code}
              </TextLink>
            ) : (
              <span className="inline-block font-mono">{one.code}</span>
            )}
            {one.oldQuantity !== one.newQuantity && (
              <>
                {' '}
                <span className="figures whitespace-nowrap text-ink-soft">
                  {t('ratio', { old: one.oldQuantity, new: one.newQuantity })}
                </span>
              </>
            )}
            {one.isTwoWay && <span className="text-ink-soft"> {t('twoWay')}</span>}
            {/* Several from the same day on say it once, behind the last of them. */}
            {one.effectiveFrom && one.effectiveFrom !== successors[index + 1]?.effectiveFrom && (
              <>
                {' '}
                <span className="inline-block max-w-full break-keep text-ink-soft">
                  {t(sinceKey(one.effectiveFrom), { day: day(one.effectiveFrom) })}
                </span>
              </>
            )}
          </span>
        ))}
      </span>
    </p>
  );
}
