// What took the place of a line's part, and the one press that orders it instead (product §5 Supersession).
import { partHref } from '../../parts/index.ts';
import type { PartPiece } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { replaceLine, useOptionsOf } from '../../cart/replacements.data.ts';
import { useTexts } from '../checkout.texts.ts';
import type { FreshLine } from './fresh.rules.ts';

// Where the parts stand in the words of the button.
const PLACE = '|';

type SuccessorsProps = {
  fresh: FreshLine;
  /** What there is to do where none of them can be ordered here. */
  children?: ReactNode;
};

export function LineReplacement({ fresh, children }: SuccessorsProps) {
  const { line, code, pieces, problem, isReplaced } = fresh;
  // A part that one replaced and that is gone itself is followed further.
  const asked = problem === 'replaced' ? { code, qty: pieces } : { code: line.part, qty: line.qty };
  const options = useOptionsOf([asked.code])(asked.code, asked.qty);
  // What could take the place of the one that did is not told while that one can be had.
  const successors = problem === 'replaced' || !isReplaced ? fresh.successors : null;
  const codes = [...new Set(successors?.successors.map((one) => one.code) ?? codesOf(options))];
  const isChoice = successors?.mode === 'choice';
  if (codes.length === 0) return options && children;
  return (
    <div className="grid basis-full justify-items-start gap-2">
      <Title code={asked.code} codes={codes} mode={successors?.mode ?? 'one'} />
      {options?.map((option) => (
        <Take
          key={option.map(({ part, qty }) => `${qty} ${part.code}`).join()}
          old={line.part}
          option={option}
          isOneOfSeveral={isChoice}
        />
      ))}
      {options?.length === 0 && children}
    </div>
  );
}

const codesOf = (options: readonly (readonly PartPiece[])[] = []) => options.flat().map(({ part }) => part.code);

const TITLES = { one: 'soldInstead', all: 'replacedByAll', choice: 'replacedByOneOf' } as const;

type TitleProps = { code: string; codes: readonly string[]; mode: keyof typeof TITLES };

/** In the words of the parts list. */
function Title({ code, codes, mode }: TitleProps) {
  const t = useTexts();
  return (
    <p className="flex items-start gap-1.5 text-14">
      <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      <span className="min-w-0">
        {t(TITLES[mode])}{' '}
        {codes.map((one, index) => (
          <span key={one}>
            {index > 0 && (mode === 'choice' ? ', ' : ' + ')}
            <TextLink
              href={partHref(one, mode === 'all' ? code : undefined)}
              className="reach reach-down relative z-1 inline-block max-w-full font-mono"
            >
              {one}
            </TextLink>
          </span>
        ))}
      </span>
    </p>
  );
}

type TakeProps = { old: string; option: readonly PartPiece[]; isOneOfSeveral: boolean };

function Take({ old, option, isOneOfSeveral }: TakeProps) {
  const t = useTexts();
  const [before, after] = t('takeReplacement', { what: PLACE }).split(PLACE);
  return (
    <Button size="small" kind={isOneOfSeveral ? 'secondary' : 'primary'} onClick={() => replaceLine(old, option)}>
      <span className="min-w-0">
        {before}
        {option.map(({ part, qty }, index) => (
          <Fragment key={part.code}>
            {index > 0 && ' + '}
            {/* A code stays in one piece for as long as it fits a line. */}
            <span className="inline-block max-w-full">{`${qty} × ${part.code}`}</span>
          </Fragment>
        ))}
        {after}
      </span>
    </Button>
  );
}
