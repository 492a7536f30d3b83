// The frames of signed-in people and the looks they stand in, loaded before their first screen is drawn: a frame that came later would lose the scroll position.
import type { ComponentType, ReactNode } from 'react';
import { loginType, session } from '../client/session/session.ts';
import { currentUser } from './current-user.ts';
import { loadChunk, loadLooks } from './chunks.ts';
import { rowOf } from './rows.ts';

type FrameComponent = ComponentType<{ children: ReactNode }>;
interface Frames {
  Shop: FrameComponent;
  /** The shop's own for those who have no office: there they find the not-found screen. */
  Office: FrameComponent;
  hasOffice: boolean;
}

let frames: Frames | undefined;
let bringRows = async (): Promise<void> => undefined;

/** Tells what brings the rows of the office; the frames know no table of routes. */
export function officeRowsBy(bring: () => Promise<void>): void {
  bringRows = bring;
}

/** The frames, once they are loaded. */
export const loadedFrames = (): Frames | undefined => frames;

/** Loads the frames where somebody is signed in; every navigation waits for this, and only the first one has to. The office's is for administrators. */
export async function loadFrames({ location }: { location: { pathname: string } }): Promise<void> {
  // A path without a row has no loader that brings the looks of its not-found screen.
  if (!session.get() && location.pathname !== '/' && !rowOf(location.pathname)) await loadLooks();
  // Only the guard of a screen inside asks who it is; the frame shows name, cart and orders everywhere.
  if (session.get() && rowOf(location.pathname)?.access !== 'signedIn') await currentUser().catch(() => undefined);
  const isOffice = loginType() === 'admin';
  if (!session.get() || (frames && (frames.hasOffice || !isOffice))) return;
  const frameChunks = loadChunk(() =>
    Promise.all([
      import('./shell/shop-frame.tsx'),
      isOffice ? import('./shell/office-frame.tsx') : undefined,
      isOffice ? bringRows() : undefined,
    ]),
  );
  const [[shop, office]] = await Promise.all([frameChunks, loadLooks()]);
  frames = { Shop: shop.ShopFrame, Office: office?.OfficeFrame ?? shop.ShopFrame, hasOffice: isOffice };
}
