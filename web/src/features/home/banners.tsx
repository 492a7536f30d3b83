// What the parts desk puts on the start page (spec §2 banners): a carousel over line drawings, and the tip of the day.
import { Carousel } from '../../ui/pictures/carousel.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BannerSlide, TipLine } from '../content/index.ts';
import { useBanners, useTip } from './home.data.ts';
import { useTexts } from './home.texts.ts';

export function Banners() {
  const t = useTexts();
  const banners = useBanners();
  if (banners.isPending) return <Skeleton className="h-56 w-full" />;
  // Without banners, or without an answer, the start page is whole all the same.
  if (!banners.data || banners.data.length === 0) return null;
  const slides = banners.data.map((banner, at) => ({
    id: String(banner.id),
    label: banner.title,
    content: <BannerSlide banner={banner} at={at} open={t('open')} />,
  }));
  return (
    <Carousel
      label={t('banners')}
      slides={slides}
      isPlaying={false}
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

export function Tip() {
  const tip = useTip();
  return tip.data?.text ? <TipLine text={tip.data.text} lang={tip.data.textLang} /> : null;
}
