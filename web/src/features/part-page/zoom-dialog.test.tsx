// Spec §2 image zoom: where a part has several pictures, the enlarged one leads to the next by button and by arrow key.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { PictureZoom } from './picture-zoom.tsx';

async function enlarge(imageUrl: string) {
  await loadTexts('detail');
  render(<PictureZoom imageUrl={imageUrl} name="Wear pad" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Enlarge the picture of Wear pad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wear pad' }));
  return { user, dialog, shown: () => dialog.getByRole('img', { name: 'Wear pad' }).getAttribute('src') };
}

test('§2 the pictures follow one another by button, and past the last comes the first', async () => {
  const { user, dialog, shown } = await enlarge('a.webp,b.webp,c.webp');
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('/static/product/b.webp');
  expect(dialog.getByRole('status').textContent).toBe('Picture 2 of 3');
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toBe('/static/product/c.webp');
});

test('§2 the pictures follow one another by arrow key, but an enlarged one is moved by them', async () => {
  const { user, dialog, shown } = await enlarge('a.webp,b.webp');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('/static/product/b.webp');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('/static/product/a.webp');
  await user.click(dialog.getByRole('button', { name: 'Larger' }));
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('/static/product/a.webp');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('§2 one picture alone leads nowhere', async () => {
  const { dialog } = await enlarge('a.webp');
  expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
});
