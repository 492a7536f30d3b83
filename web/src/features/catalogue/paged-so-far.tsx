// On the last page that has a number: the list goes on, and what brings the rest into reach (spec §2 Parts list).
import { useFormats } from '../../client/formats.ts';
import { useTexts } from './filters/filters.texts.ts';

export function PagedSoFar({ total }: { total: number }) {
  const t = useTexts();
  const { number } = useFormats();
  return <p className="pb-4 text-14 text-ink-soft">{t('pagedSoFar', { shown: number(total) })}</p>;
}
