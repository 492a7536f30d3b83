// Lines that cannot be ordered as they stand, each with the press that mends it (spec §8 Cart messages); nothing where all is well.
import { TriangleAlert } from 'lucide-react';
import { inLanguage } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Button } from '../../../ui/button.tsx';
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
        <div className="grid gap-4">
          <TakeWhatIsThere {...{ wrong, changes }} />
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
        </div>
      }
    />
  );
}

type TakeProps = { wrong: readonly FreshLine[]; changes: ReturnType<typeof useCartChanges> };

/** Where several lines ask for more than there is: one press takes all of them to stock, and out where there is none. */
function TakeWhatIsThere({ wrong, changes }: TakeProps) {
  const t = useTexts();
  const short = wrong.filter((one) => one.problem === 'short');
  const none = short.filter((one) => one.instead === 0).map((one) => one.line.part);
  if (short.length < 2 || none.length === short.length) return null;
  const take = () => {
    for (const { line, instead } of short) if (instead > 0) changes.setQuantity(line.part, instead);
    if (none.length > 0) changes.remove(none);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={take}>{t('takeThere')}</Button>
      <span className="text-14">
        {t(none.length > 0 ? 'takeThereSome' : 'takeThereAll', { count: short.length - none.length })}
      </span>
    </div>
  );
}
