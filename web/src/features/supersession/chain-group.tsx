// The parts of one step of a chain: all of several in one frame with plus signs between, one of several apart with "or" (product §5 Supersession).
import { partHref } from '../parts/index.ts';
import { Fragment } from 'react';
import { ChainBox } from './chain-box.tsx';
import type { ChainPart, ChainStep } from './chain-steps.rules.ts';
import { useTexts } from '../parts/detail.texts.ts';

type GroupProps = {
  one: ChainStep;
  /** Of the words that say how the parts replace the one before. */
  titleId: string;
  /** The part whose page this is. */
  code: string;
};

export function ChainGroup({ one, titleId, code }: GroupProps) {
  const { parts, oldCodes, mode, again } = one;
  const isFirst = oldCodes.length === 0;
  // Of several that replaced this part together, each says on its page with what.
  const isOfSet = (part: ChainPart) =>
    mode === 'all' && parts.length > 1 && part.links.some(({ oldCode }) => oldCode === code);
  const boxOf = (part: ChainPart) => (
    <ChainBox
      part={part}
      isThis={part.code === code}
      href={partHref(part.code, isOfSet(part) ? code : undefined)}
      saysWay={!isFirst && one.way === undefined}
      isAgain={again.has(part.code)}
    />
  );
  const [only] = parts;
  if (parts.length === 1 && only) return boxOf(only);
  const isTogether = !isFirst && mode === 'all';
  return (
    <ul
      aria-labelledby={isFirst ? undefined : titleId}
      className={isTogether ? 'grid gap-1 rounded-box border-2 border-line-strong bg-sunken p-2' : 'grid gap-1'}
    >
      {parts.map((part, at) => (
        <li key={part.code} className="grid gap-1">
          {at > 0 && !isFirst && <Between isTogether={isTogether} />}
          {boxOf(part)}
        </li>
      ))}
    </ul>
  );
}

/** The sign between parts that belong together, or the word between those to choose from; the list's name says both to who does not see it. */
export function Between({ isTogether }: { isTogether: boolean }) {
  const t = useTexts();
  return (
    <span aria-hidden="true" className="flex items-center gap-2 text-14 text-ink-soft">
      {isTogether ? (
        <span className="mx-auto font-semibold text-16 text-ink leading-none">+</span>
      ) : (
        <Fragment>
          <span className="flex-1 border-line border-t border-dashed" />
          {t('or')}
          <span className="flex-1 border-line border-t border-dashed" />
        </Fragment>
      )}
    </span>
  );
}
