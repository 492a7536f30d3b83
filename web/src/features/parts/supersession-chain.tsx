// The chain of replacements drawn from the oldest code to the newest (product §5 Supersession); nothing is ever deleted.
import type { PartDetail } from '@outrigger/contract';
import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { partHref } from './part-address.rules.ts';
import { useTexts } from './detail.texts.ts';

type Link = PartDetail['chain'][number];

function byStep(chain: readonly Link[]): Link[][] {
  const steps = new Map<number, Link[]>();
  for (const link of chain) steps.set(link.step, [...(steps.get(link.step) ?? []), link]);
  return [...steps.entries()].toSorted(([a], [b]) => a - b).map(([, links]) => links);
}

export function SupersessionChain({ part }: { part: PartDetail }) {
  const t = useTexts();
  const steps = byStep(part.chain);
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby="part-chain" className="grid gap-3">
      <h2 id="part-chain" className="font-semibold text-20">
        {t('chain')}
      </h2>
      <ol className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-stretch">
        {steps.map((links, index) => (
          <li key={links[0]?.step} className="flex flex-col gap-2 sm:flex-row sm:items-center">
            {index > 0 && <StepArrow links={links} />}
            <div className="grid content-center gap-2">
              {links.map((link) => (
                <ChainBox
                  key={link.code}
                  link={link}
                  isThis={link.code === part.code}
                  isOneOfSeveral={links.length > 1}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One way or both ways, since when; of several successors whether one or all of them are meant. */
function StepArrow({ links }: { links: readonly Link[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const [first] = links;
  const Icon = first?.isTwoWay ? ArrowRightLeft : ArrowRight;
  return (
    <div className="flex items-center gap-2 px-2 text-12 text-ink-soft sm:flex-col sm:justify-center sm:gap-0">
      <Icon aria-hidden="true" className="size-5 rotate-90 text-ink sm:rotate-0" />
      <span>{first?.isTwoWay ? t('twoWay') : <span className="sr-only">{t('replacedBy')}</span>}</span>
      {links.length > 1 && <span>{first?.mode === 'choice' ? t('oneOf') : t('allOf')}</span>}
      {links.length === 1 && <Ratio link={first} />}
      {first?.effectiveFrom && <span>{day(first.effectiveFrom)}</span>}
    </div>
  );
}

/** How many of the old one make how many of the new one; nothing where it is one for one. */
function Ratio({ link }: { link: Link | undefined }) {
  const t = useTexts();
  if (!link || link.oldCode === null || link.oldQuantity === link.newQuantity) return null;
  return <span className="figures">{t('ratio', { old: link.oldQuantity, new: link.newQuantity })}</span>;
}

function ChainBox({ link, isThis, isOneOfSeveral }: { link: Link; isThis: boolean; isOneOfSeveral: boolean }) {
  const t = useTexts();
  const { number } = useFormats();
  const look = 'grid min-w-44 rounded-box border px-3 py-2';
  const text = (
    <>
      <span className="font-mono font-semibold text-14">{link.code}</span>
      <span className="text-14 text-ink-soft">{link.name}</span>
      <span className="figures flex flex-wrap gap-x-2 text-12 text-ink-soft">
        {t('inStock', { count: number(link.stock) })}
        {isOneOfSeveral && <Ratio link={link} />}
      </span>
      {isThis && <span className="text-12">{t('thisPart')}</span>}
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
