// What to order instead of a replaced part, in what ratio and since when (product §5 Supersession).
import type { PartRow } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { partHref } from './part-address.rules.ts';
import { useTexts } from './parts.texts.ts';

export function ReplacedBy({ successors }: { successors: PartRow['replacedBy'] }) {
  const t = useTexts();
  const { day } = useFormats();
  if (successors.length === 0) return null;
  const isChoice = successors.some((one) => one.mode === 'choice');
  return (
    <p className="flex items-start gap-1.5 text-14">
      <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      <span className="min-w-0">
        {isChoice ? t('replacedByOneOf') : t('replacedBy')}{' '}
        {successors.map((one, index) => (
          <span key={one.code}>
            {index > 0 && ', '}
            {one.isKnown ? (
              <TextLink href={partHref(one.code)} className="relative z-1 font-mono">
                {one.code}
              </TextLink>
            ) : (
              <span className="font-mono">{one.code}</span>
            )}
            {one.oldQuantity !== one.newQuantity && (
              <span className="figures text-ink-soft">
                {' '}
                {t('ratio', { old: one.oldQuantity, new: one.newQuantity })}
              </span>
            )}
            {one.isTwoWay && <span className="text-ink-soft"> {t('twoWay')}</span>}
            {one.effectiveFrom && <span className="text-ink-soft"> {t('since', { day: day(one.effectiveFrom) })}</span>}
          </span>
        ))}
      </span>
    </p>
  );
}
