// What a hit is besides its name: kind of part and models, family, or the kind of a manual in words.
import type { Hit } from './search.data.ts';
import { type SearchKey, useTexts } from './search.texts.ts';

const MANUALS: Readonly<Record<string, SearchKey>> = {
  service: 'kindService',
  operator: 'kindOperator',
  brochure: 'kindBrochure',
};

/** Whether there is anything to say. */
export const hasSubtitle = (hit: Hit): boolean => hit.subtitle !== null && hit.subtitle !== '';

export function SubtitleOf({ hit }: { hit: Hit }) {
  const t = useTexts();
  const manual = hit.kind === 'manual' ? MANUALS[hit.subtitle ?? ''] : undefined;
  return manual ? <span>{t(manual)}</span> : <span lang={hit.subtitleLang ?? undefined}>{hit.subtitle}</span>;
}
