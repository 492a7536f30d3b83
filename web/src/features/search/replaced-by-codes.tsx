// What took the place of an offered part, in one line (product §5 Supersession); its codes are no links, since the offer is one.
import { isChoice } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

export function ReplacedByCodes({ successors }: { successors: NonNullable<Hit['replacedBy']> }) {
  const t = useTexts();
  const isOneOf = isChoice(successors);
  const title = successors.length === 1 ? 'replacedBy' : isOneOf ? 'replacedByOneOf' : 'replacedByAll';
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      <span className="wrap-anywhere min-w-0">
        {t(title)}{' '}
        {successors.map(({ code }, at) => (
          <span key={code}>
            {at > 0 && (isOneOf ? ', ' : ' + ')}
            <span className="inline-block max-w-full font-mono text-ink">{code}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
