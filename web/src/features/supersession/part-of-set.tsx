// Above a part that replaced another together with more: what else is needed, all of it at once, and the way back (product §5 Supersession).
import { partHref } from '../parts/index.ts';
import { type PartCard, setFrom } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { Fragment } from 'react';
import { TextLink } from '../../ui/anchor.tsx';
import { AddSet } from './add-set.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { type OfferTold, TellOffer } from './offer-told.tsx';
import { usePart } from '../parts/parts.data.ts';

type PartOfSetProps = OfferTold & {
  /** Of the part that was replaced. */
  code: string;
  part: Pick<PartCard, 'code'>;
};

/** Nothing where the address is wrong, or while nobody has answered. */
export function PartOfSet({ code, part, onOffered }: PartOfSetProps) {
  const { data: old, isPending } = usePart({ code });
  const today = new Date().toISOString().slice(0, 10);
  const steps = old ? setFrom(old, today) : [];
  if (!old || !steps.some((step) => step.code === part.code))
    return <TellOffer isOffered={isPending} onOffered={onOffered} />;
  return (
    <AddSet part={old} head={<Head old={old} others={steps.filter((step) => step.code !== part.code)} />}>
      {(isOffered) => <TellOffer isOffered={isOffered} onOffered={onOffered} />}
    </AddSet>
  );
}

// Where the code stands in the words of the title.
const PLACE = '|';

function Head({ old, others }: { old: PartCard; others: PartCard['replacedBy'] }) {
  const t = useTexts();
  const [before, after] = t('partOfWhole', { code: PLACE }).split(PLACE);
  return (
    <div className="grid gap-1">
      <p className="flex items-start gap-2 font-semibold">
        <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wait" />
        <span className="min-w-0">
          {before}
          <span className="inline-block max-w-full">{old.code}</span>
          {after}
        </span>
      </p>
      <p>
        {t('alsoNeeded')}{' '}
        {others.map((step, at) => (
          <Fragment key={step.code}>
            {at > 0 && ' + '}
            <span className="inline-block max-w-full">
              <span className="figures">{step.newQuantity} × </span>
              <TextLink href={partHref(step.code, old.code)} className="font-mono">
                {step.code}
              </TextLink>
            </span>
          </Fragment>
        ))}
      </p>
      <TextLink href={partHref(old.code)} className="w-fit">
        {t('wholeOf', { code: old.code })}
      </TextLink>
    </div>
  );
}
