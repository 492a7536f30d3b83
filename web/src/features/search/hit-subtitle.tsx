// What a hit is besides its name: kind of part and models, family, or the kind of a manual in words.
import type { Hit } from './search.data.ts';
import { type SearchKey, useTexts } from './search.texts.ts';

const MANUALS: Readonly<Record<string, SearchKey>> = {
  service: 'kindService',
  operator: 'kindOperator',
  brochure: 'kindBrochure',
};

const BETWEEN = ' · ';

/** Whether there is anything to say. */
export const hasSubtitle = (hit: Hit): boolean => hit.subtitle !== null && hit.subtitle !== '';

/** Whether a part says more than its kind, which its name says: its size or its models, where others on the page are called the same. */
export const isToldApart = (hit: Hit): boolean => hasSubtitle(hit) && hit.subtitle !== hit.part?.type;

export function SubtitleOf({ hit }: { hit: Hit }) {
  const t = useTexts();
  const manual = hit.kind === 'manual' ? MANUALS[hit.subtitle ?? ''] : undefined;
  if (manual) return <span>{t(manual)}</span>;
  // Sizes, models and what a company calls its machine follow a name that may stand in English.
  const [name, ...rest] = (hit.subtitle ?? '').split(BETWEEN);
  return (
    <span>
      <span lang={hit.subtitleLang ?? undefined}>{name}</span>
      {rest.map((one) => BETWEEN + one)}
    </span>
  );
}
