// One part of a chain with its stock, and how many of it stand for how many of each part before (product §5 Supersession).
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import type { ChainPart, ChainStep } from './chain-steps.rules.ts';
import { useTexts } from '../parts/detail.texts.ts';
import { sinceKey } from './since.rules.ts';

type Way = NonNullable<ChainStep['way']>;
type ChainBoxProps = {
  part: ChainPart;
  isThis: boolean;
  href: string;
  /** The step's parts differ in direction or date, so each says its own. */
  saysWay: boolean;
  /** The part stands in an earlier group as well, where its name and stock are. */
  isAgain: boolean;
};

export function ChainBox({ part, isThis, href, saysWay, isAgain }: ChainBoxProps) {
  const t = useTexts();
  const { number } = useFormats();
  const [first] = part.links;
  const look = 'grid min-w-44 max-w-72 rounded-box border px-3 py-2 max-sm:max-w-none';
  const text = (
    <>
      <span className="font-mono font-semibold text-14">{part.code}</span>
      {isAgain ? (
        <span className="text-14 text-ink-soft">{t('samePart')}</span>
      ) : (
        <>
          <span lang={first?.nameLang ?? undefined} className="text-14 text-ink-soft">
            {first?.name}
          </span>
          <span className="figures text-12 text-ink-soft">{t('inStock', { count: number(first?.stock ?? 0) })}</span>
        </>
      )}
      <Ratios links={part.links} saysWay={saysWay} />
      {isThis && <span className="font-semibold text-12">{t('thisPart')}</span>}
    </>
  );
  if (isThis) {
    return (
      <div aria-current={isAgain ? undefined : 'true'} className={`${look} border-ink bg-selected`}>
        {text}
      </div>
    );
  }
  return (
    <Anchor href={href} className={`${look} border-line bg-surface hover:border-line-strong hover:bg-hover`}>
      {text}
    </Anchor>
  );
}

/** Once for all parts before where they are alike, else under the code of each. */
function Ratios({ links, saysWay }: { links: ChainPart['links']; saysWay: boolean }) {
  const t = useTexts();
  const said = links.filter((link) => link.oldCode !== null);
  const [first] = said;
  const isSame = said.every(
    (link) => link.oldQuantity === first?.oldQuantity && link.newQuantity === first.newQuantity,
  );
  const shown = isSame && !saysWay ? said.slice(0, 1) : said;
  return shown.map((link) => (
    <span key={link.oldCode} className="figures grid text-12 text-ink-soft">
      {shown.length > 1 && <span className="font-mono text-ink">{link.oldCode}</span>}
      <span>{t('ratioWords', { old: link.oldQuantity, new: link.newQuantity })}</span>
      {saysWay && <WayWords way={link} />}
    </span>
  ));
}

/** One way or both ways, and since when. */
export function WayWords({ way }: { way: Way }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <>
      <span>{t(way.isTwoWay ? 'twoWay' : 'oneWay')}</span>
      {way.effectiveFrom && (
        <span className="break-keep">{t(sinceKey(way.effectiveFrom), { day: day(way.effectiveFrom) })}</span>
      )}
    </>
  );
}
