// Says where a page shows the first of more.
import { useFormats } from '../../client/formats.ts';
import { useTexts } from '../parts/detail.texts.ts';

export function FirstOfMore({ shown, total }: { shown: number; total: number }) {
  const t = useTexts();
  const { number } = useFormats();
  if (shown >= total) return null;
  return (
    <p className="figures text-14 text-ink-soft">{t('firstOf', { shown: number(shown), total: number(total) })}</p>
  );
}
