// A Data Matrix, drawn dark on light in every theme: that is what cameras read.
import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { dataMatrix } from './data-matrix.ts';

type MatrixPictureProps = { text: string; label: string; className?: string };

/** Light cells around the code, without which readers do not find it. */
const QUIET_ZONE = 2;

function pathOf(text: string): { size: number; path: string } {
  const cells = dataMatrix(text);
  const dark = cells.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')),
  );
  return { size: cells.length + 2 * QUIET_ZONE, path: dark.join('') };
}

export function MatrixPicture({ text, label, className }: MatrixPictureProps) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('block rounded-box border border-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
