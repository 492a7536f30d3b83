// A picture that waits until it is near the sight and its turn has come; its place never changes, whatever becomes of it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { askTurn } from './picture-turns.ts';
import { useSharper } from './use-sharper.ts';
import { whenNear } from './when-near.ts';

type PictureProps = {
  src: string;
  alt: string;
  /** Stands there where the picture does not load. */
  fallback: ReactNode;
  className?: string;
  /** Loads at once, for the one picture a page is about. */
  isEager?: boolean;
  /** The same in more pixels, for a place that shows it large. */
  sharper?: string | undefined;
};

const NEAR = '300px';

/** Give it a key of its address, so that another picture starts anew. */
export function Picture({ src, alt, fallback, className, isEager = false, sharper }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'done' | 'failed'>(isEager ? 'loading' : 'waiting');
  const larger = useSharper(image, { isThere: state === 'done', sharper });
  const endTurn = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = place.current;
    if (!element || isEager) return;
    const unwatch = whenNear(element, NEAR, () => {
      endTurn.current = askTurn(() => setState('loading'));
    });
    return () => {
      unwatch();
      endTurn.current();
    };
  }, [isEager]);
  const settle = (next: 'done' | 'failed') => {
    endTurn.current();
    setState(next);
  };
  if (state === 'failed') return fallback;
  return (
    <span ref={place} className={classNames('block size-full', state === 'loading' && 'picture-waits')}>
      <img
        ref={image}
        src={state === 'waiting' ? undefined : (larger ?? src)}
        alt={alt}
        width={320}
        height={320}
        decoding="async"
        fetchPriority={isEager ? 'high' : 'low'}
        onLoad={() => settle('done')}
        onError={() => settle('failed')}
        className={classNames('size-full object-contain', state !== 'done' && 'opacity-0', className)}
      />
    </span>
  );
}
