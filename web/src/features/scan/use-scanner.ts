// One scanner for as long as its screen stands, and the reading of what the camera sees.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { makeScanner, type Scanner } from './reading/scanner.ts';

/** A scanner that ends with the screen. */
export function useScanner(): Scanner {
  const [scanner] = useState(makeScanner);
  useEffect(() => () => scanner.stop(), [scanner]);
  return scanner;
}

/** So that reading leaves the telephone time for the picture itself. */
const PAUSE_MS = 120;

/** Reads picture after picture while `isOn`, until there is a code in one. */
export function useCodesSeen(
  { scanner, video, isOn }: { scanner: Scanner; video: RefObject<HTMLVideoElement | null>; isOn: boolean },
  on: { found: (texts: readonly string[]) => void; failed: () => void },
): void {
  const tell = useEffectEvent((texts: readonly string[]) => on.found(texts));
  const tellFailed = useEffectEvent(() => on.failed());
  useEffect(() => {
    if (!isOn) return undefined;
    let isLeft = false;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const element = video.current;
      const isReady = element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const texts = isReady ? await scanner.read('frame', await createImageBitmap(element)) : [];
      if (isLeft) return;
      if (texts.length > 0) tell(texts);
      else clock = setTimeout(next, PAUSE_MS);
    };
    const next = () => void look().catch(() => isLeft || tellFailed());
    next();
    return () => {
      isLeft = true;
      clearTimeout(clock);
    };
  }, [scanner, video, isOn]);
}
