// Pictures one after the other, arrows always shown; plays by itself until pointed at, focused or paused, never with reduced motion.
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useMedia } from '../use-media.ts';

type CarouselProps = {
  label: string;
  slides: readonly { id: string; label: string; content: ReactNode }[];
  labels: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    position: (slide: number, count: number) => string;
  };
  isPlaying?: boolean;
};

const EVERY_MS = 5000;

export function Carousel({ label, slides, labels, isPlaying = true }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 18 });
  const [index, setIndex] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [wantsPlay, setWantsPlay] = useState(isPlaying);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const plays = wantsPlay && !isStill && slides.length > 1;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla]);
  useEffect(() => {
    if (!embla || !plays || isHeld) return;
    const clock = setInterval(() => embla.scrollNext(), EVERY_MS);
    return () => clearInterval(clock);
  }, [embla, plays, isHeld]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it only stops the clock
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative min-w-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div ref={viewport} className="overflow-clip rounded-box border border-line bg-surface">
        <div className="flex touch-pan-y">
          {slides.map((slide, at) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern asks for a group
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={slide.label}
              inert={at !== index}
              className="min-w-0 flex-[0_0_100%]"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 pt-2">
        <IconButton
          kind="secondary"
          label={labels.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => embla?.scrollPrev(isStill)}
        />
        <div className="flex items-center gap-1">
          <span aria-live={plays && !isHeld ? 'off' : 'polite'} className="figures text-14 text-ink-soft">
            {labels.position(index + 1, slides.length)}
          </span>
          {slides.length > 1 && !isStill && (
            <IconButton
              label={wantsPlay ? labels.pause : labels.play}
              icon={wantsPlay ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={() => setWantsPlay(!wantsPlay)}
            />
          )}
        </div>
        <IconButton
          kind="secondary"
          label={labels.next}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => embla?.scrollNext(isStill)}
        />
      </div>
    </section>
  );
}
