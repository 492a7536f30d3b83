// What may come late: fetched with the first sign of a person or once the page rests, so that it is at hand where the network goes away.
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Without anything loaded for so long, the first load is over (quality 14). */
const REST_MS = 3000;

/** Calls back once, with the first sign of a person or once the page rests; returns what calls it off. */
export function atRest(work: () => void): () => void {
  const end = () => {
    clearTimeout(clock);
    loading.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, start);
  };
  // A picture on its way tells of itself only once it is there.
  const isLoading = () => [...document.querySelectorAll('img')].some((one) => one.src !== '' && !one.complete);
  const begin = () => {
    if (isLoading()) clock = setTimeout(begin, REST_MS);
    else start();
  };
  const start = () => {
    // Once is enough: what loads afterwards is not waited for.
    end();
    work();
  };
  let clock = setTimeout(begin, REST_MS);
  const loading = new PerformanceObserver(() => {
    clearTimeout(clock);
    clock = setTimeout(begin, REST_MS);
  });
  loading.observe({ type: 'resource' });
  for (const sign of SIGNS) addEventListener(sign, start);
  return end;
}
