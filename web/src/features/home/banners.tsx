// What the parts desk puts on the start page (spec §2 banners): a carousel over line drawings, and the tip of the day.
import { Lightbulb } from 'lucide-react';
import type { ComponentType } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Carousel } from '../../ui/pictures/carousel.tsx';
import { ArticulatingBoom } from '../../ui/pictures/drawings/articulating-boom.tsx';
import type { DrawingProps } from '../../ui/pictures/drawings/line-art.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useBanners, useTip } from './home.data.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useTexts } from './home.texts.ts';

type Banner = NonNullable<ReturnType<typeof useBanners>['data']>[number];
const DRAWINGS: readonly ComponentType<DrawingProps>[] = [ArticulatingBoom, ScissorLift, TelescopicBoom];

export function Banners() {
  const t = useTexts();
  const banners = useBanners();
  if (banners.isPending) return <Skeleton className="h-56 w-full" />;
  // Without banners, or without an answer, the start page is whole all the same.
  if (!banners.data || banners.data.length === 0) return null;
  const slides = banners.data.map((banner, at) => ({
    id: String(banner.id),
    label: banner.title,
    content: <Slide banner={banner} at={at} />,
  }));
  return (
    <Carousel
      label={t('banners')}
      slides={slides}
      labels={{
        previous: t('previousBanner'),
        next: t('nextBanner'),
        pause: t('pauseBanners'),
        play: t('playBanners'),
        position: (slide, count) => `${slide} / ${count}`,
      }}
    />
  );
}

function Slide({ banner, at }: { banner: Banner; at: number }) {
  const t = useTexts();
  const Drawing = DRAWINGS[at % DRAWINGS.length] ?? ScissorLift;
  return (
    <div className="grid h-full min-h-52 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-center gap-3 p-4 sm:p-5">
      <div className="grid justify-items-start gap-2">
        <h2 className="font-semibold text-20">{banner.title}</h2>
        {banner.text && <p className="text-ink-soft">{banner.text}</p>}
        {banner.link && (
          <Anchor href={banner.link} aria-label={`${t('open')}: ${banner.title}`} className={buttonLook('secondary')}>
            {t('open')}
          </Anchor>
        )}
      </div>
      {banner.image ? (
        <span className="part-ground grid h-44 place-items-center overflow-hidden rounded-inner">
          <Picture
            key={banner.image}
            src={`/static/product/${banner.image}`}
            alt=""
            fallback={<Drawing hasCallouts={at === 0} />}
            isEager={at === 0}
          />
        </span>
      ) : (
        <Drawing hasCallouts={at === 0} />
      )}
    </div>
  );
}

export function Tip() {
  const tip = useTip();
  if (!tip.data?.text) return null;
  return (
    <p className="flex max-w-4xl items-start gap-2 text-14 text-ink-soft">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      {tip.data.text}
    </p>
  );
}
