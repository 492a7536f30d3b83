// What the page and the scanner's worker say to each other.

/** A number read off a drawing, and where it stands: parts of its width and height, from 0 to 1. */
export interface CalloutRead {
  text: string;
  confidence: number;
  left: number;
  top: number;
}

/** A picture to be read: for codes, letter by letter as a nameplate, or for the numbers of its callouts. */
export interface ReadRequest {
  id: number;
  kind: 'frame' | 'photo' | 'plate' | 'callouts';
  bitmap: ImageBitmap;
}

/** How far the reading of a nameplate is. */
export type PlateProgress = { step: 'loading'; share: number } | { step: 'reading'; share: number };

/** What comes back: progress, then the texts or that it failed. */
export type ReadAnswer =
  | { id: number; progress: PlateProgress }
  | { id: number; texts: string[] }
  | { id: number; callouts: CalloutRead[] }
  | { id: number; failed: string };
