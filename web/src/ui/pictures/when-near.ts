// Tells once when an element comes near the sight, or is wanted on paper.

const waiting = new Set<() => void>();

/** Treats everything that waits as near: paper has no sight to come near to. */
export function callAllNear(): void {
  for (const call of waiting) call();
}

/** Calls `then` once the element is within `margin` (CSS length) of the screen, at once where the browser cannot tell; what it gives back stops the waiting. */
export function whenNear(element: Element, margin: string, then: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    then();
    return () => undefined;
  }
  const stop = () => {
    waiting.delete(call);
    watch.disconnect();
  };
  const call = () => {
    stop();
    then();
  };
  const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && call(), {
    rootMargin: margin,
  });
  waiting.add(call);
  watch.observe(element);
  return stop;
}
