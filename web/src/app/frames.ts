// The frames of signed-in people, loaded before their first screen is drawn: a frame that came later would lose the scroll position.
import type { ComponentType, ReactNode } from 'react';
import { session } from '../client/session.ts';
import { loadChunk } from './chunks.ts';

type FrameComponent = ComponentType<{ children: ReactNode }>;
interface Frames {
  Shop: FrameComponent;
  Office: FrameComponent;
}

let frames: Frames | undefined;

/** The frames, once they are loaded. */
export const loadedFrames = (): Frames | undefined => frames;

/** Loads the frames where somebody is signed in; every navigation waits for this, and only the first one has to. */
export async function loadFrames(): Promise<void> {
  if (frames || !session.get()) return;
  const [shop, office] = await loadChunk(() =>
    Promise.all([import('./shell/shop-frame.tsx'), import('./shell/office-frame.tsx')]),
  );
  frames = { Shop: shop.ShopFrame, Office: office.OfficeFrame };
}
