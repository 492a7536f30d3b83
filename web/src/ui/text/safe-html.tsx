// Draws a stored HTML description without ever handing it to the page: its few marks become elements, the rest is text.
import { createElement, type ReactNode, useMemo } from 'react';
import './safe-html.css';
import { type Marked, readMarked } from './safe-html-marks.ts';

function drawn(piece: Marked, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  return createElement(piece.mark, { key }, ...piece.children.map(drawn));
}

/** The description as elements; no parser of the browser ever sees it. */
export function SafeHtml({ html, lang, className }: { html: string; lang: string; className?: string }) {
  const content = useMemo(() => readMarked(html).map(drawn), [html]);
  return (
    <div lang={lang} className={className}>
      {content}
    </div>
  );
}
