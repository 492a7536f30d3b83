// Says that a part stands in the parts list of the model that was typed beside it (product §5 Search).
import { BookOpen } from 'lucide-react';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

/** No verdict of fit, and so without its check and its colour: the model's list may have the part for other serial numbers. */
export function InBook({ hit }: { hit: Hit }) {
  const t = useTexts();
  if (hit.inBookOf === undefined) return null;
  return (
    <span className="inline-flex items-start gap-1 text-14 text-ink-soft">
      <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('inBookOf', { model: hit.inBookOf })}
    </span>
  );
}
