// The illustration (product §5 part manuals): callouts are buttons, what is selected is told, and nothing of a file but its lines reaches the page.
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { readDrawing } from './drawing-markup.ts';
import { IllustrationView } from './illustration-view.tsx';
import type { PlacedItem } from './placed-drawing.ts';

const item = (no: string) =>
  `<g class="item" data-item="${no}"><path class="area" d="M0 0l9 0z"/><path class="outline" d="M1 1l5 5"/></g>`;
const callout = (no: string, x: number) =>
  `<g class="callout" data-item="${no}"><path d="M0 0"/><circle cx="${x}" cy="40" r="2"/><circle cx="${x}" cy="90" r="17"/><text>${no}</text></g>`;
const MARKUP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${item('1')}${item('2')}${callout('1', 50)}${callout('2', 200)}</svg>`;

const texts = {
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'All',
  hint: 'Arrow keys move',
  callouts: 'Items',
  itemName: (itemNo: string) => `Item ${itemNo}`,
};

function Shown({ markup = MARKUP }: { markup?: string }) {
  const [selected, select] = useState<string | null>(null);
  return <IllustrationView {...{ markup, selected, texts }} src="figure.svg" label="Tank" onSelect={select} />;
}

function Picture({ items }: { items: PlacedItem[] }) {
  const [selected, select] = useState<string | null>(null);
  const places = { width: 100, height: 80, items };
  return (
    <IllustrationView {...{ places, selected, texts }} markup={null} src="page.png" label="Tank" onSelect={select} />
  );
}

const callouts = () => within(screen.getByRole('group', { name: 'Items' })).getAllByRole('button');

describe('product §5 illustration', () => {
  it('each callout is a button that selects its item, and lets go of it', async () => {
    render(<Shown />);
    expect(callouts().map((button) => button.getAttribute('aria-label'))).toEqual(['Item 1', 'Item 2']);
    const second = screen.getByRole('button', { name: 'Item 2' });
    await userEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelectorAll('.lit.is-selected')).toHaveLength(1);
    await userEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('false');
  });

  it('the callouts are one stop of the keyboard, arrow keys go along them', async () => {
    render(<Shown />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tank' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Item 1' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Item 2' }));
    expect(screen.getByRole('button', { name: 'Item 2' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Larger' }));
  });

  it('a drawing without items is shown as the picture it is', () => {
    render(<Shown markup="<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0'/></svg>" />);
    expect(screen.getByRole('img', { name: 'Tank' }).getAttribute('src')).toBe('figure.svg');
  });

  it('a picture without items is enlarged and moved as every other, and one item can be pressed at each of its places', async () => {
    const place = { shape: 'callout', width: null, height: null, outline: null } as const;
    const items = [30, 60].map((x) => ({ ...place, itemNo: '7', x, y: 40 }));
    const { rerender } = render(<Picture items={[]} />);
    const scale = () =>
      /scale\(([\d.]+)\)/.exec(document.querySelector('.line-sheet g')?.getAttribute('transform') ?? '')?.[1];
    const before = Number(scale());
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(Number(scale())).toBeGreaterThan(before);
    expect(screen.queryByRole('group', { name: 'Items' })).toBeNull();
    rerender(<Picture items={items} />);
    for (const callout of callouts()) {
      await userEvent.click(callout);
      expect(callouts().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
      await userEvent.click(callout);
    }
  });

  it('takes nothing of a file but lines', () => {
    const hostile = MARKUP.replace('d="M1 1l5 5"', 'd="url(javascript:1)" onload="alert(1)"').replace(
      '</svg>',
      '<script>alert(1)</script></svg>',
    );
    expect(readDrawing(hostile)?.items[0]?.outlines).toBe('');
    const { container } = render(<Shown markup={hostile} />);
    expect(container.innerHTML).not.toMatch(/script|alert/);
  });
});
