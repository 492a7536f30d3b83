// Design, beside the machine: a long list never holds up the finger, and paper shows all of it.
import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Turns, useDrawn, useTurns } from './draw-in-turn.ts';

let near: (() => void)[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  near = [];
  idle = [];
  class Watch {
    private readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe() {
      near.push(() => this.tell([{ isIntersecting: true }] as IntersectionObserverEntry[], {} as IntersectionObserver));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterAll(() => void vi.unstubAllGlobals());

const PACE: Turns = { first: 1, near: 2, idle: 1 };

function List({ names, pace = PACE }: { names: readonly string[]; pace?: Turns }) {
  const place = useRef<HTMLLIElement>(null);
  const turns = useTurns(names, names.length, pace);
  const count = useDrawn(place, names.length, { turns, step: pace.near });
  const isWhole = count === names.length;
  return [
    ...names.slice(0, count).map((name) => <li key={name}>{name}</li>),
    !isWhole && <li key="place" ref={place} aria-label="place" />,
  ];
}

const NAMES = ['boom', 'jib', 'mast', 'forks'];
const shown = () => screen.getAllByRole('listitem').flatMap((item) => item.textContent || []);

test('design: the first piece is drawn at once, the others one by one while the page is idle', async () => {
  render(<List names={NAMES} />);
  expect(shown()).toEqual(['boom']);
  act(() => idle.shift()?.());
  await waitFor(() => expect(shown()).toEqual(['boom', 'jib']));
  act(() => idle.shift()?.());
  await waitFor(() => expect(shown()).toEqual(['boom', 'jib', 'mast']));
});

test('design: where nothing is drawn out of sight, pieces come a few at a time while their place is near', async () => {
  const { rerender } = render(<List names={NAMES} pace={{ ...PACE, idle: 0 }} />);
  expect(idle).toEqual([]);
  act(() => near.pop()?.());
  await waitFor(() => expect(shown()).toEqual(['boom', 'jib', 'mast']));
  act(() => near.pop()?.());
  await waitFor(() => expect(shown()).toEqual(NAMES));
  expect(screen.queryByLabelText('place')).toBeNull();
  rerender(<List names={['mast', 'jib']} pace={{ ...PACE, idle: 0 }} />);
  expect(shown()).toEqual(['mast', 'jib']);
});

test('product: paper shows every piece', () => {
  render(<List names={NAMES} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(NAMES);
});
