// Lines that cannot be ordered as they stand, each with the press that mends it (spec §8 Cart messages); nothing where all is well.
import { TriangleAlert } from 'lucide-react';
import { inLanguage } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { type FreshLine, isBlocking } from './fresh.rules.ts';
import { LineMend, LineState } from './line-problem.tsx';

export function CartProblems({ fresh }: { fresh: readonly FreshLine[] }) {
  const t = useTexts();
  const language = useLanguage();
  const changes = useCartChanges();
  const wrong = fresh.filter((one) => isBlocking(one.problem));
  if (wrong.length === 0) return null;
  return (
    <Notice
      role="alert"
      tone="bad"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('problemsTitle', { count: wrong.length })}
      action={
        <ul className="grid gap-4">
          {wrong.map((one) => (
            <li key={one.line.part}>
              <p>
                <span className="font-mono">{one.line.part}</span> {inLanguage(one.line, 'name', language).text}
              </p>
              <LineState fresh={one} />
              <LineMend fresh={one} changes={changes} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
