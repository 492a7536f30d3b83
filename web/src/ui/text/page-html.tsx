// Draws the HTML of a page or a notice without ever handing it to the browser: marks of the contract become elements, links lead on, the rest is text.
import { PAGE_MARKS } from '@outrigger/contract';
import { createElement, type ReactNode, useMemo } from 'react';
import { TextLink } from '../anchor.tsx';
import './page-html.css';
import { PageTable } from './page-table.tsx';
import { type Marked, readMarked } from './safe-html-marks.ts';

/** The text of a page as a tree. */
export const readPage = (html: string): Marked[] => readMarked(html, PAGE_MARKS);

/** What stands in it as plain words. */
export const wordsOf = (piece: Marked): string =>
  typeof piece === 'string' ? piece : piece.children.map(wordsOf).join('');

/** The address of a heading on its page. */
export const placeOf = (heading: Marked): string =>
  wordsOf(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function drawn(piece: Marked, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const children = piece.children.map(drawn);
  if (piece.mark === 'a')
    return piece.href === undefined ? (
      <span key={key}>{children}</span>
    ) : (
      <TextLink key={key} href={piece.href}>
        {children}
      </TextLink>
    );
  if (piece.mark === 'table') return <PageTable key={key} table={piece} wordsOf={wordsOf} draw={drawn} />;
  const isHeading = piece.mark === 'h2' || piece.mark === 'h3';
  return createElement(piece.mark, { key, ...(isHeading ? { id: placeOf(piece) } : {}) }, ...children);
}

/** Pieces of a page as elements. */
export function PageText({ pieces }: { pieces: readonly Marked[] }) {
  return <>{pieces.map(drawn)}</>;
}

/** A whole text as elements. */
export function PageHtml({ html, lang }: { html: string; lang: string }) {
  const pieces = useMemo(() => readPage(html), [html]);
  return (
    <div lang={lang} className="page-text">
      <PageText pieces={pieces} />
    </div>
  );
}
