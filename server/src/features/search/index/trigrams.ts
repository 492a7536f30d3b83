// Where three letters stand side by side in a list of codes, so that a piece of a code is found without reading them all (product §5 Search: substring).

/** Places of codes by the three bytes they hold, as plain arrays to hand between threads. */
export interface TrigramData {
  starts: Uint32Array;
  places: Uint32Array;
}

/** The shortest piece that can be looked for. */
export const TRIGRAM = 3;
/** Letters and figures differ in their last six bits; others may share a bucket, so whoever looks compares again. */
const BUCKETS = 2 ** 18;

const bucketAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) & 63) << 12) | (((bytes[at + 1] ?? 0) & 63) << 6) | ((bytes[at + 2] ?? 0) & 63);

/** Packs the codes that lie one after the other in `bytes`, each behind one byte that parts it from the one before. */
export function packTrigrams(bytes: Uint8Array, ends: Uint32Array): TrigramData {
  const starts = new Uint32Array(BUCKETS + 1);
  eachTrigram(bytes, ends, (bucket) => {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  });
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(starts[BUCKETS] ?? 0);
  eachTrigram(bytes, ends, (bucket, place) => {
    const at = next[bucket] ?? 0;
    places[at] = place;
    next[bucket] = at + 1;
  });
  return { starts, places };
}

// A code that holds the same three twice is named once.
function eachTrigram(bytes: Uint8Array, ends: Uint32Array, tell: (bucket: number, place: number) => void): void {
  const last = new Int32Array(BUCKETS).fill(-1);
  for (let place = 0; place + 1 < ends.length; place += 1) {
    const end = (ends[place + 1] ?? 0) - TRIGRAM;
    for (let at = (ends[place] ?? 0) + 1; at <= end; at += 1) {
      const bucket = bucketAt(bytes, at);
      if (last[bucket] === place) continue;
      last[bucket] = place;
      tell(bucket, place);
    }
  }
}

/** Places of codes that may hold the piece, in rising order: those of its rarest three bytes. */
export function placesHolding({ starts, places }: TrigramData, piece: Uint8Array): Uint32Array {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at + TRIGRAM <= piece.length; at += 1) {
    const bucket = bucketAt(piece, at);
    const [start, end] = [starts[bucket] ?? 0, starts[bucket + 1] ?? 0];
    if (end - start < to - from) [from, to] = [start, end];
  }
  return places.subarray(from, to);
}
