// What the page and the scanner's worker say to each other.

/** A picture to be read: for codes, or letter by letter as a nameplate. */
export interface ReadRequest {
  id: number;
  kind: 'frame' | 'photo' | 'plate';
  bitmap: ImageBitmap;
}

/** How far the reading of a nameplate is. */
export type PlateProgress = { step: 'loading'; share: number } | { step: 'reading'; share: number };

/** What comes back: progress, then the texts or that it failed. */
export type ReadAnswer =
  | { id: number; progress: PlateProgress }
  | { id: number; texts: string[] }
  | { id: number; failed: string };
