// A picture far from the sight costs nothing while it waits: hundreds of them stand in a parts list (quality 18).
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a picture keeps still until its turn has come', async () => {
  let comeNear: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Watch {
    constructor(told: typeof comeNear) {
      comeNear = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  const { container } = render(<Picture src="/static/product/1.webp" alt="" fallback={null} />);
  const moving = () => container.querySelectorAll('.picture-waits').length;
  expect(moving()).toBe(0);
  await act(async () => comeNear([{ isIntersecting: true }]));
  expect(moving()).toBe(1);
});
