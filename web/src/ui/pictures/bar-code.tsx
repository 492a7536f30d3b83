// A text as a bar code, drawn with the quiet margin a reader needs; black on white in any theme.
import { useMemo } from 'react';
import { code128 } from './code128.ts';

/** Modules left empty at each end. */
const QUIET = 10;

export function BarCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { bars, width } = useMemo(() => barsOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={width} height="40" fill="#fff" />
      <path d={bars} fill="#000" />
    </svg>
  );
}

function barsOf(text: string): { bars: string; width: number } {
  let at = QUIET;
  let bars = '';
  for (const [index, wide] of code128(text).entries()) {
    if (index % 2 === 0) bars += `M${at} 0h${wide}v40h-${wide}z`;
    at += wide;
  }
  return { bars, width: at + QUIET };
}
