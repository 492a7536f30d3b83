// Parts that go with this one (spec §2 related products): kit contents, attaching parts, alternates, kits it is in, others.
import { AllListed, PartCard } from '../supersession/index.ts';
import type { PartDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { KitIntoCart } from './kit-into-cart.tsx';
import { FirstOfMore } from './first-of-more.tsx';
import { type DetailKey, useTexts } from '../parts/detail.texts.ts';

type Related = PartDetail['related'][number];
const KINDS = [
  ['kit', 'relatedKit'],
  ['attaching', 'relatedAttaching'],
  ['alternate', 'relatedAlternate'],
  ['inKit', 'relatedInKit'],
  ['related', 'relatedOther'],
] as const satisfies readonly (readonly [Related['kind'], DetailKey])[];

export function RelatedParts({ part: { related, totals } }: { part: PartDetail }) {
  return KINDS.map(([kind, title]) => (
    <RelatedGroup
      key={kind}
      isKit={kind === 'kit'}
      title={title}
      parts={related.filter((one) => one.kind === kind)}
      total={totals.related.find((one) => one.kind === kind)?.total ?? 0}
    />
  ));
}

type RelatedGroupProps = { title: DetailKey; isKit: boolean; parts: readonly Related[]; total: number };

function RelatedGroup({ title, isKit, parts, total }: RelatedGroupProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (parts.length === 0) return null;
  return (
    <FoldedSection id={`part-${title}`} title={t(title)} count={number(total)}>
      {isKit && <KitIntoCart pieces={parts} isWhole={parts.length === total} />}
      <AllListed value={parts.map((one) => one.part)}>
        <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]">
          {parts.map(({ part, quantity }) => (
            <li key={part.id}>
              <PartCard
                part={part}
                note={
                  <p className="figures flex flex-wrap gap-x-3 text-14 text-ink-soft empty:hidden">
                    {quantity > 1 && <span>{t('times', { count: number(quantity) })}</span>}
                    {part.packQuantity > 1 && <span>{t('packOf', { count: part.packQuantity })}</span>}
                  </p>
                }
              />
            </li>
          ))}
        </ul>
      </AllListed>
      <FirstOfMore shown={parts.length} total={total} />
    </FoldedSection>
  );
}
