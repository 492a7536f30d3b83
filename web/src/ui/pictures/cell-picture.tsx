// Cells of a code, drawn dark on light in every theme: that is what cameras read.
import { useMemo } from 'react';
import { classNames } from '../class-names.ts';

/** What is drawn, what it is called, and how wide. */
export type CodePictureProps = { text: string; label: string; className?: string };

/** Whether each cell of a code is dark, line by line. */
type Cells = readonly (readonly boolean[])[];

/** `quietZone`: so many light cells around the code, without which readers do not find it. */
type CellPictureProps = CodePictureProps & { cellsOf: (text: string) => Cells; quietZone: number };

function pathOf(cells: Cells, quietZone: number): { size: number; path: string } {
  const dark = cells.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
  );
  return { size: cells.length + 2 * quietZone, path: dark.join('') };
}

export function CellPicture({ text, label, className, cellsOf, quietZone }: CellPictureProps) {
  const { size, path } = useMemo(() => pathOf(cellsOf(text), quietZone), [cellsOf, text, quietZone]);
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
