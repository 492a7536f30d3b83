// Draws a stored HTML description without ever handing it to the page: a few marks become elements, the rest becomes text.
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import './safe-html.css';
import { drawnMark, isSilent } from './safe-html-marks.ts';

const VOID = new Set(['br']);
const DEEPEST = 20;

function drawn(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE || isSilent(node.nodeName) || depth > DEEPEST) return null;
  const children = [...node.childNodes].map((child, at) => drawn(child, at, depth + 1));
  const mark = drawnMark(node.nodeName);
  if (mark === undefined) return createElement(Fragment, { key }, ...children);
  return VOID.has(mark) ? createElement(mark, { key }) : createElement(mark, { key }, ...children);
}

/** The description as elements; a parsed document that is never shown runs and loads nothing. */
export function SafeHtml({ html, lang, className }: { html: string; lang: string; className?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, at) => drawn(node, at, 0));
  }, [html]);
  return (
    <div lang={lang} className={className}>
      {content}
    </div>
  );
}
