// Says that a part stands in the parts list of the model that was typed beside it (product §5 Search).
import { Check } from 'lucide-react';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

export function InBook({ hit }: { hit: Hit }) {
  const t = useTexts();
  if (hit.inBookOf === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 text-14 text-good">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {t('inBookOf', { model: hit.inBookOf })}
    </span>
  );
}
