// The parts of one step of a chain: all of several in one frame with plus signs between, one of several apart with "or" (product §5 Supersession).
import { Fragment } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import type { ChainStep } from './chain-steps.rules.ts';
import { useTexts } from './detail.texts.ts';
import { partHref } from './part-address.rules.ts';

type Link = ChainStep['links'][number];
type GroupProps = {
  one: ChainStep;
  /** Of the words that say how the parts replace the one before. */
  titleId: string;
  /** The part whose page this is. */
  code: string;
};

export function ChainGroup({ one, titleId, code }: GroupProps) {
  const { links, oldCode, mode } = one;
  const [only] = links;
  if (links.length === 1 && only) return <ChainBox link={only} isThis={only.code === code} />;
  const isTogether = oldCode !== null && mode === 'all';
  return (
    <ul
      aria-labelledby={oldCode === null ? undefined : titleId}
      className={isTogether ? 'grid gap-1 rounded-box border-2 border-line-strong bg-sunken p-2' : 'grid gap-1'}
    >
      {links.map((link, at) => (
        <li key={link.code} className="grid gap-1">
          {at > 0 && oldCode !== null && <Between isTogether={isTogether} />}
          <ChainBox link={link} isThis={link.code === code} />
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

function ChainBox({ link, isThis }: { link: Link; isThis: boolean }) {
  const t = useTexts();
  const { number } = useFormats();
  const look = 'grid min-w-44 max-w-72 rounded-box border px-3 py-2 max-sm:max-w-none';
  const text = (
    <>
      <span className="font-mono font-semibold text-14">{link.code}</span>
      <span className="text-14 text-ink-soft">{link.name}</span>
      <span className="figures text-12 text-ink-soft">{t('inStock', { count: number(link.stock) })}</span>
      {link.oldCode !== null && (
        <span className="figures text-12 text-ink-soft">
          {t('ratioWords', { old: link.oldQuantity, new: link.newQuantity })}
        </span>
      )}
      {isThis && <span className="font-semibold text-12">{t('thisPart')}</span>}
    </>
  );
  if (isThis) {
    return (
      <div aria-current="true" className={`${look} border-ink bg-selected`}>
        {text}
      </div>
    );
  }
  return (
    <Anchor
      href={partHref(link.code)}
      className={`${look} border-line bg-surface hover:border-line-strong hover:bg-hover`}
    >
      {text}
    </Anchor>
  );
}
