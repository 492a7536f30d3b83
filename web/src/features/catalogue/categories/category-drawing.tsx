// The line drawing of a group of categories, in the manner of the parts manual (design: drawings are the ornament).
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

const TEETH = Array.from({ length: 12 }, (_, at) => at * 30);

const DRAWINGS: Record<string, ReactNode> = {
  fasteners: (
    <g transform="rotate(-32 32 32)">
      <path className="solid" d="M5 24h10v16H5zM5 29h10M5 35h10" />
      <path className="solid" d="M15 28h26v8H15z" />
      <path className="fine" d="M24 28l2 8M27 28l2 8M30 28l2 8M33 28l2 8M36 28l2 8" />
      <path className="accent" d="M47 24h9v16h-9z" />
      <path className="fine" d="M47 29h9M47 35h9" />
    </g>
  ),
  bearingsAndSeals: (
    <>
      <circle className="solid" cx="32" cy="32" r="25" />
      <circle className="fine" cx="32" cy="32" r="20" />
      {TEETH.map((angle) => (
        <circle
          key={angle}
          className={angle % 90 === 0 ? 'accent' : 'solid'}
          cx="32"
          cy="15.500"
          r="3.200"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle className="fine" cx="32" cy="32" r="13" />
      <circle className="solid" cx="32" cy="32" r="9" />
    </>
  ),
  hydraulics: (
    <g transform="rotate(-28 32 32)">
      <path className="solid" d="M12 24h28v16H12z" />
      <path className="solid" d="M40 26h4v12h-4z" />
      <path className="accent" d="M44 29.500h10v5H44z" />
      <circle className="solid" cx="58" cy="32" r="5" />
      <circle className="fine" cx="58" cy="32" r="2" />
      <circle className="solid" cx="7" cy="32" r="5" />
      <circle className="fine" cx="7" cy="32" r="2" />
      <path className="solid" d="M16 20h5v4h-5zM32 20h5v4h-5z" />
    </g>
  ),
  driveline: (
    <>
      <circle className="solid" cx="32" cy="32" r="26" />
      <path
        className="fine"
        d="M32 6v5M32 53v5M6 32h5M53 32h5M13.600 13.600l3.500 3.500M46.900 46.900l3.500 3.500M13.600 50.400l3.500-3.500M46.900 17.100l3.500-3.500"
      />
      <circle className="solid" cx="32" cy="32" r="15" />
      <circle className="accent" cx="32" cy="32" r="5" />
      {[0, 72, 144, 216, 288].map((angle) => (
        <circle key={angle} className="ink" cx="32" cy="22" r="1.600" transform={`rotate(${angle} 32 32)`} />
      ))}
    </>
  ),
  structure: (
    <>
      <path className="solid" d="M8 54h48v4H8zM8 8h48v4H8z" />
      <path className="solid" d="M11 51 50 33l2.500 3.500L13.500 54zM53 51 14 33l-2.500 3.500L50.500 54z" />
      <path className="accent" d="M11 33 50 13l2.500 3.500L13.500 36z" />
      <path className="solid" d="M53 33 14 13l-2.500 3.500L50.500 36z" />
      <circle className="ink" cx="32" cy="43" r="2" />
      <circle className="ink" cx="32" cy="25" r="2" />
    </>
  ),
  platforms: (
    <>
      <path className="solid" d="M6 46h52v8H6z" />
      <path className="fine" d="M6 50h52" />
      <path className="solid" d="M8 16h3v30H8zM53 16h3v30h-3zM30.500 16h3v30h-3z" />
      <path className="accent" d="M6 13h52v4H6z" />
      <path className="solid" d="M11 29h19.500v3H11zM33.500 29H53v3H33.500z" />
    </>
  ),
  electrics: (
    <>
      <path className="solid" d="M10 42h44v14H10z" />
      <path className="solid" d="M24 36h16v6H24z" />
      <path className="solid" d="M30 18h4v18h-4z" />
      <path className="accent" d="M26 8h12v12H26z" />
      <circle className="fine" cx="17" cy="49" r="2.500" />
      <circle className="fine" cx="47" cy="49" r="2.500" />
      <path className="fine" d="M24 49h16M54 47h6M54 51h6" />
    </>
  ),
  engines: (
    <>
      {TEETH.map((angle) => (
        <path key={angle} className="solid" d="M29 5h6v8h-6z" transform={`rotate(${angle} 32 32)`} />
      ))}
      <circle className="solid" cx="32" cy="32" r="21" />
      <circle className="fine" cx="32" cy="32" r="15" />
      <circle className="accent" cx="32" cy="32" r="7" />
      <circle className="solid" cx="32" cy="32" r="3" />
    </>
  ),
  forkliftParts: (
    <>
      <path className="solid" d="M14 4h5v44h-5zM27 4h5v44h-5z" />
      <path className="solid" d="M12 14h22v4H12zM12 34h22v6H12z" />
      <path className="accent" d="M34 28h4v22h20v4H34z" />
      <path className="fine" d="M16.500 4v44M29.500 4v44" />
    </>
  ),
  bodywork: (
    <>
      <path className="solid" d="M8 14h40l8 10v28H8z" />
      <path className="fine" d="M48 14v10h8" />
      <path className="accent" d="M14 38h22v8H14z" />
      <path className="fine" d="M14 21h20M14 25h20M14 29h20" />
      <circle className="ink" cx="49" cy="46" r="1.600" />
    </>
  ),
  kits: (
    <>
      <path className="solid" d="m32 6 24 11v28L32 58 8 45V17z" />
      <path className="fine" d="M8 17l24 12 24-12M32 29v29" />
      <path className="accent" d="m18 11.500 24 11.700v8l5-2.400v-8L23 9.200z" />
    </>
  ),
};

export function CategoryDrawing({ code, className }: { code: string; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={classNames('line-art shrink-0', className)}>
      {DRAWINGS[code.replace(/^group-/, '')] ?? DRAWINGS['fasteners']}
    </svg>
  );
}
