// A QR code, drawn dark on light in every theme: that is what cameras read.
import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from '../class-names.ts';

type QrPictureProps = { text: string; label: string; className?: string };

/** Light cells around the code, without which readers do not find it. */
const QUIET_ZONE = 4;

function pathOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}

export function QrPicture({ text, label, className }: QrPictureProps) {
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
