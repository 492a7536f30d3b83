// Design, beside the machine: a long list never holds up the finger, and paper shows all of it.
import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useIsDrawn, useTurns } from './draw-in-turn.ts';

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

function Piece({ name, hasTurn }: { name: string; hasTurn: boolean }) {
  const place = useRef<HTMLLIElement>(null);
  const isDrawn = useIsDrawn(place, hasTurn);
  return <li ref={place}>{isDrawn ? name : 'later'}</li>;
}

function List({ names }: { names: readonly string[] }) {
  const turns = useTurns(names, names.length, { first: 1, step: 1 });
  return names.map((name, at) => <Piece key={name} name={name} hasTurn={at < turns} />);
}

const NAMES = ['boom', 'jib', 'mast', 'forks'];
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('design: the first piece is drawn at once, the others one by one while the page is idle', async () => {
  render(<List names={NAMES} />);
  expect(shown()).toEqual(['boom', 'later', 'later', 'later']);
  act(() => idle.shift()?.());
  await waitFor(() => expect(shown()).toEqual(['boom', 'jib', 'later', 'later']));
  act(() => idle.shift()?.());
  await waitFor(() => expect(shown()).toEqual(['boom', 'jib', 'mast', 'later']));
});

test('design: a piece that comes near the sight does not wait for its turn, and stays drawn among other pieces', () => {
  const { rerender } = render(<List names={NAMES} />);
  act(() => near[2]?.());
  expect(shown()).toEqual(['boom', 'later', 'later', 'forks']);
  rerender(<List names={['jib', 'mast', 'forks']} />);
  expect(shown()).toEqual(['jib', 'later', 'forks']);
  rerender(<List names={['mast', 'jib']} />);
  expect(shown()).toEqual(['mast', 'jib']);
});

test('product: paper shows every piece', () => {
  render(<List names={NAMES} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(NAMES);
});
