// The page of a part once it is known: picture and purchase beside each other, then everything that belongs to it.
import { PartRatings } from '../ratings/index.ts';
import { ReportWrong, RowReports } from '../row-reports/index.ts';
import { PartOfSetLater, SupersessionChain } from '../supersession/index.ts';
import { isSuperseded, type PartDetail } from '@outrigger/contract';
import { PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { noteActivity } from '../../client/activity.ts';
import { inLanguage } from '../../client/formats.ts';
import { usePageLead } from '../../client/page-lead.ts';
import { useLanguage } from '../../client/texts.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { PaperHead } from '../../ui/print/paper-head.tsx';
import { SafeHtml } from '../../ui/text/safe-html.tsx';
import { useMayOrder } from '../cart/cart.data.ts';
import { useFavouriteSync } from '../favourites/favourites.data.ts';
import { OwnCodes } from '../own-codes/index.ts';
import { ChangedWith } from './changed-with.tsx';
import { PartFacts, PartMeasures } from './part-facts.tsx';
import { PartFits } from './part-fits.tsx';
import { PartHead } from './part-head.tsx';
import { PictureZoom } from './picture-zoom.tsx';
import { Purchase } from './purchase.tsx';
import { RelatedParts } from './related-parts.tsx';
import { useTexts } from '../parts/detail.texts.ts';

type PartViewProps = {
  part: PartDetail;
  /** The part whose place it was said to take. */
  insteadOf?: string | undefined;
};

export function PartView({ part, insteadOf }: PartViewProps) {
  const t = useTexts();
  const language = useLanguage();
  useFavouriteSync();
  const mayOrder = useMayOrder();
  useEffect(() => noteActivity(PART_ACTIONS.detailQuery, `${part.code} ${part.name}`), [part.code, part.name]);
  const today = new Date().toISOString().slice(0, 10);
  const name = inLanguage(part, 'name', language);
  usePageLead(`${part.code} ${name.text}`);
  const description = inLanguage(part, 'description', language);
  const steps = part.categories.map((one) => ({
    label: one.name,
    lang: one.nameLang,
    href: `/shop?categoryId=${one.id}`,
  }));
  return (
    <article className="grid gap-8">
      <PaperHead />
      <div className="grid gap-3">
        <Breadcrumbs label={t('categories')} steps={steps} current={name.text} currentLang={name.lang} />
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <PictureZoom imageUrl={part.imageUrl} name={name.text} isLast={isSuperseded(part, today)} />
          <div className="grid min-w-0 content-start gap-4">
            <PartHead part={part} name={name} />
            <OfWhole code={insteadOf} part={part}>
              {(isOffered) => <Purchase part={part} today={today} isMain={!isOffered} />}
            </OfWhole>
            <PartMeasures part={part} />
            {description.text && (
              <SafeHtml html={description.text} lang={description.lang} className="stored-text text-ink-soft" />
            )}
          </div>
        </div>
      </div>
      <SupersessionChain part={part} />
      <div className="grid gap-8 max-md:gap-0 max-md:border-line max-md:border-t">
        <RelatedParts part={part} />
        <PartFits part={part} />
        <PartFacts part={part} />
        <ChangedWith partId={part.id} />
        {mayOrder && <OwnCodes title={t('ownCodes')} partCode={part.code} />}
        <PartRatings part={part} />
      </div>
      <RowReports partId={part.id}>
        <div className="flex flex-wrap items-center">
          <ReportWrong place={{ partId: part.id, name: `${part.code} ${name.text}` }} look="button" />
        </div>
      </RowReports>
    </article>
  );
}

type OfWholeProps = { code: string | undefined; part: PartDetail; children: (isOffered: boolean) => ReactNode };

/** Above what is sold, what the part belongs to, where it replaced another together with more. */
function OfWhole({ code, part, children }: OfWholeProps) {
  const [isOffered, setOffered] = useState(true);
  const isOfWhole = code !== undefined && code !== part.code;
  return (
    <>
      {isOfWhole && (
        <Suspense>
          <PartOfSetLater code={code} part={part} onOffered={setOffered} />
        </Suspense>
      )}
      {/* In one place whatever comes above it: a quantity that is being typed stays. */}
      {children(isOfWhole && isOffered)}
    </>
  );
}
