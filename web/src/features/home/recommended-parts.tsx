// Parts the parts desk recommends (spec §2 /home); nothing stands there where it recommends none.
import { AllListed, PartCard } from '../supersession/index.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { HomeSection, SectionError } from './home-section.tsx';
import { useRecommended } from './home.data.ts';
import { useTexts } from './home.texts.ts';

const MOST = 8;
/** On the phone more of them would push everything else out of reach. */
const MOST_ON_PHONE = 3;

export function RecommendedParts() {
  const t = useTexts();
  const parts = useRecommended();
  const most = useMedia(NARROW) ? MOST_ON_PHONE : MOST;
  if (parts.data?.length === 0) return null;
  return (
    <HomeSection id="home-recommended" title={t('recommended')} all={{ href: '/shop', label: t('allParts') }}>
      {parts.error && <SectionError error={parts.error} onRetry={() => void parts.refetch()} />}
      <AllListed value={parts.data ?? []}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-3">
          {parts.isPending && [1, 2, 3, 4].map((at) => <Skeleton key={at} className="h-96 w-full" />)}
          {parts.data?.slice(0, most).map((part) => (
            <li key={part.id}>
              <PartCard part={part} />
            </li>
          ))}
        </ul>
      </AllListed>
    </HomeSection>
  );
}
