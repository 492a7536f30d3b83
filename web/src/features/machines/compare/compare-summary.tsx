// What a comparison comes to, in two sentences: how much is the same, what differs, and whether these are machines of one model at all.
import { Info } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Comparison } from './compare.data.ts';
import { countsBySide } from './compare.rules.ts';
import { useTexts } from './compare.texts.ts';

export function CompareSummary({ comparison }: { comparison: Comparison }) {
  const t = useTexts();
  const { number } = useFormats();
  const { first, second, both, differences } = comparison;
  const sides = countsBySide(differences);
  const kinds = [
    sides.first > 0 && t('countFirst', { count: number(sides.first), serial: first.serialNumber }),
    sides.second > 0 && t('countSecond', { count: number(sides.second), serial: second.serialNumber }),
    sides.changed > 0 && t('countChanged', { count: number(sides.changed) }),
    sides.quantity > 0 && t('countQuantity', { count: number(sides.quantity) }),
  ];
  return (
    <div className="grid gap-3">
      {first.model !== second.model && (
        <Notice
          tone="calm"
          icon={<Info aria-hidden="true" />}
          title={t('modelsDiffer', { first: first.model, second: second.model })}
          text={t('modelsDifferText')}
        />
      )}
      <div className="grid gap-0.5">
        <output className="figures font-semibold">{t('counts', { different: differences.length, both })}</output>
        <p className="figures text-14 text-ink-soft">{kinds.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
