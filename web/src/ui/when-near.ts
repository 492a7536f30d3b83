// Tells once when an element comes near the sight.

/** Calls `then` once the element is within `margin` (CSS length) of the screen, at once where the browser cannot tell; what it gives back stops the waiting. */
export function whenNear(element: Element, margin: string, then: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    then();
    return () => undefined;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
