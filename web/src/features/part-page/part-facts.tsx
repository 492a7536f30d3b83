// The data of a part (spec §2 Part detail, §3 Part): measures in the reader's figures, dates, codes, tags.
import type { PartDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { type DetailKey, useTexts } from '../parts/detail.texts.ts';

type Fact = readonly [DetailKey, string | false | null];

/** Weight and measures, for beside the price: they tell whether it is the part that lies there. */
export function PartMeasures({ part }: { part: PartDetail }) {
  const { number } = useFormats();
  const metres = (value: number | null) => value !== null && `${number(value)} mm`;
  const grams = part.weightGrams;
  const weight = grams !== null && (grams < 1000 ? `${number(grams)} g` : `${number(grams / 1000)} kg`);
  const facts: readonly Fact[] = [
    ['weight', weight],
    ['length', metres(part.lengthMm)],
    ['width', metres(part.widthMm)],
    ['height', metres(part.heightMm)],
    ['size', part.size],
  ];
  return <FactList facts={facts} className="sm:grid-cols-2" />;
}

export function PartFacts({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { day } = useFormats();
  const facts: readonly Fact[] = [
    ['colour', part.colour],
    ['revision', part.revision],
    ['releaseDate', part.releaseDate && day(part.releaseDate)],
    ['offlineDate', part.offlineDate && day(part.offlineDate)],
    ['hsCode', part.hsCode],
    ['origin', part.originCountry],
    ['unNumber', part.unNumber],
    ['aliases', part.aliases.join(', ')],
  ];
  if (facts.every(([, value]) => !value) && part.tags.length === 0) return null;
  return (
    <FoldedSection id="part-facts" title={t('facts')}>
      <FactList facts={facts} className="sm:grid-cols-2 lg:grid-cols-3" />
      {part.tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-1.5">
          {part.tags.map(({ code, name, nameLang }) => (
            <li key={code}>
              <Anchor
                href={`/shop?tag=${encodeURIComponent(code)}`}
                aria-label={t('tagged', { tag: name })}
                className="inline-flex min-h-control-small items-center rounded-inner hover:underline"
              >
                <Badge look="line">
                  <span lang={nameLang ?? undefined}>{name}</span>
                </Badge>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </FoldedSection>
  );
}

function FactList({ facts, className }: { facts: readonly Fact[]; className: string }) {
  const t = useTexts();
  const shown = facts.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <dl className={classNames('grid gap-x-8 text-14', className)}>
      {shown.map(([key, value]) => (
        <div key={key} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-ink-soft">{t(key)}</dt>
          <dd className="figures text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
