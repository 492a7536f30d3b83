// A picture that is looked at closely gets more pixels: the small one stands at once, the larger takes its place when it is there.
import { type RefObject, useEffect, useState } from 'react';

/** Who only passes by asks for nothing. */
const LOOK_MS = 500;

/** Whether the screen has more points at its place than it has itself. */
function isCoarse(image: HTMLImageElement): boolean {
  const side = Math.min(image.clientWidth, image.clientHeight);
  return side * window.devicePixelRatio > Math.min(image.naturalWidth, image.naturalHeight);
}

/** The address of the larger one once it has come; where there is none, or no network, the small one stays. */
export function useSharper(
  place: RefObject<HTMLImageElement | null>,
  { isThere, sharper }: { isThere: boolean; sharper: string | undefined },
): string | undefined {
  const [come, setCome] = useState<string>();
  useEffect(() => {
    const image = place.current;
    if (!isThere || sharper === undefined || !image || !isCoarse(image)) return undefined;
    const larger = new Image();
    larger.onload = () => setCome(sharper);
    const look = setTimeout(() => {
      larger.src = sharper;
    }, LOOK_MS);
    return () => {
      clearTimeout(look);
      larger.onload = null;
    };
  }, [place, isThere, sharper]);
  return come;
}
