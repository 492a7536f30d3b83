// One banner of the start page: heading, sentence and way on, over its picture or a line drawing.
import type { ComponentType } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ArticulatingBoom } from '../../ui/pictures/drawings/articulating-boom.tsx';
import type { DrawingProps } from '../../ui/pictures/drawings/line-art.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

const DRAWINGS: readonly ComponentType<DrawingProps>[] = [ArticulatingBoom, ScissorLift, TelescopicBoom];

type BannerProps = {
  /** The languages of its texts where they are not the reader's own. */
  banner: {
    title: string;
    titleLang?: string | null | undefined;
    text: string | null;
    textLang?: string | null | undefined;
    image: string | null;
    link: string | null;
  };
  /** Of its picture, where that is not in the shop yet. */
  pictureHref?: string | undefined;
  /** Its place among the others. */
  at: number;
  /** Of the way on. */
  open: string;
};

export function BannerSlide({ banner, pictureHref, at, open }: BannerProps) {
  const picture = pictureHref ?? (banner.image === null ? undefined : `/static/product/${banner.image}`);
  const Drawing = DRAWINGS[at % DRAWINGS.length] ?? ScissorLift;
  return (
    <div className="grid h-full min-h-52 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-center gap-3 p-4 sm:p-5">
      <div className="grid justify-items-start gap-2">
        <h2 lang={banner.titleLang ?? undefined} className="font-semibold text-20">
          {banner.title}
        </h2>
        {banner.text && (
          <p lang={banner.textLang ?? undefined} className="text-ink-soft">
            {banner.text}
          </p>
        )}
        {banner.link && (
          <Anchor href={banner.link} aria-label={`${open}: ${banner.title}`} className={buttonLook('secondary')}>
            {open}
          </Anchor>
        )}
      </div>
      {picture ? (
        <span className="block h-44 overflow-hidden rounded-inner bg-sunken">
          <Picture
            key={picture}
            src={picture}
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
