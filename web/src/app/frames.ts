// The frames of signed-in people, loaded before their first screen is drawn: a frame that came later would lose the scroll position.
import type { ComponentType, ReactNode } from 'react';
import { loginType, session } from '../client/session.ts';
import { loadChunk } from './chunks.ts';

type FrameComponent = ComponentType<{ children: ReactNode }>;
interface Frames {
  Shop: FrameComponent;
  /** The shop's own for those who have no office: there they find the not-found screen. */
  Office: FrameComponent;
  hasOffice: boolean;
}

let frames: Frames | undefined;

/** The frames, once they are loaded. */
export const loadedFrames = (): Frames | undefined => frames;

/** Loads the frames where somebody is signed in; every navigation waits for this, and only the first one has to. The office's is for administrators. */
export async function loadFrames(): Promise<void> {
  const isOffice = loginType() === 'admin';
  if (!session.get() || (frames && (frames.hasOffice || !isOffice))) return;
  const [shop, office] = await loadChunk(() =>
    Promise.all([import('./shell/shop-frame.tsx'), isOffice ? import('./shell/office-frame.tsx') : undefined]),
  );
  frames = { Shop: shop.ShopFrame, Office: office?.OfficeFrame ?? shop.ShopFrame, hasOffice: isOffice };
}
