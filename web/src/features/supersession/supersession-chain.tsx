// The chain of replacements drawn from the oldest code to the newest (product §5 Supersession); nothing is ever deleted.
import type { PartDetail } from '@outrigger/contract';
import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import { useId } from 'react';
import { WayWords } from './chain-box.tsx';
import { ChainGroup } from './chain-group.tsx';
import { type ChainStep, stepsOf } from './chain-steps.rules.ts';
import { useTexts } from '../parts/detail.texts.ts';

export function SupersessionChain({ part }: { part: PartDetail }) {
  const t = useTexts();
  const steps = stepsOf(part.chain);
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby="part-chain" className="grid gap-3">
      <h2 id="part-chain" className="font-semibold text-20">
        {t('chain')}
      </h2>
      <ol className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-stretch">
        {steps.map((step, index) => (
          <li key={step[0]?.step} className="grid content-center gap-4">
            {step.map((one) => (
              <Replacement
                key={one.oldCodes.join(' ')}
                one={one}
                isOneOfSeveral={(steps[index - 1]?.flatMap(({ parts }) => parts).length ?? 0) > 1}
                code={part.code}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type ReplacementProps = {
  one: ChainStep;
  /** Several parts stand before it, so it says which of them are replaced. */
  isOneOfSeveral: boolean;
  code: string;
};

/** What replaces one part, or several alike: the arrow that says how, and the parts. */
function Replacement({ one, isOneOfSeveral, code }: ReplacementProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-center">
      {one.oldCodes.length > 0 && <HowReplaced id={id} one={one} isOneOfSeveral={isOneOfSeveral} />}
      <ChainGroup one={one} titleId={id} code={code} />
    </div>
  );
}

/** Of several whether one or all of them are meant, one way or both ways, and since when; where that differs, each part says it. */
function HowReplaced({ id, one, isOneOfSeveral }: Omit<ReplacementProps, 'code'> & { id: string }) {
  const t = useTexts();
  const Icon = one.way?.isTwoWay ? ArrowRightLeft : ArrowRight;
  const title = one.parts.length === 1 ? 'replacedBy' : one.mode === 'choice' ? 'replacedByOneOf' : 'replacedByAll';
  return (
    <div className="flex items-start gap-x-2 px-2 text-12 text-ink-soft sm:w-36 sm:flex-col sm:items-center sm:text-center">
      <Icon aria-hidden="true" className="-my-0.5 size-5 shrink-0 rotate-90 text-ink sm:my-0 sm:rotate-0" />
      <span className="flex flex-wrap gap-x-2 sm:contents">
        {isOneOfSeveral &&
          one.oldCodes.map((old) => (
            <span key={old} className="font-mono text-ink">
              {old}
            </span>
          ))}
        <span id={id} className="font-semibold text-ink">
          {t(title)}
        </span>
        {one.way && <WayWords way={one.way} />}
      </span>
    </div>
  );
}
