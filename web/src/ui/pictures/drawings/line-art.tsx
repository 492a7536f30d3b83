// What the technical drawings share: the sheet, wheels, bars with pins, guard rails, callouts. The ornament of the shop (design: drawings).
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import './line-art.css';

export type DrawingProps = {
  className?: string;
  /** Said in place of the drawing; without it the drawing is only ornament. */
  label?: string;
  /** Number balloons with leaders, as in a parts manual. */
  hasCallouts?: boolean;
};

const GROUND = 268;

/** A sheet on which x runs from 8 to 392, y from 18 to 282, with the ground line at 268. */
export function LineArt({ className, label, children }: Omit<DrawingProps, 'hasCallouts'> & { children: ReactNode }) {
  return (
    <svg
      viewBox="8 18 384 264"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('line-art h-auto w-full', className)}
    >
      <path className="fine" d={`M16 ${GROUND}H384`} />
      <path className="faint" d={groundHatch()} />
      {children}
    </svg>
  );
}

function groundHatch(): string {
  const strokes: string[] = [];
  for (let x = 30; x <= 380; x += 14) strokes.push(`M${x} ${GROUND}l-7 8`);
  return strokes.join('');
}

type WheelProps = { x: number; radius: number; bolts?: number; tread?: boolean };

/** A wheel on the ground: tyre with lugs, rim, hub and bolts. */
export function Wheel({ x, radius, bolts = 8, tread = true }: WheelProps) {
  const y = GROUND - radius;
  return (
    <g>
      <circle className="solid" cx={x} cy={y} r={radius} />
      {tread && (
        <path className="fine" d={spokes({ x, y, from: radius - 3.5, to: radius, count: Math.round(radius * 1.3) })} />
      )}
      <circle className="fine" cx={x} cy={y} r={radius - 3.5} />
      <circle className="solid" cx={x} cy={y} r={radius * 0.56} />
      <circle className="fine" cx={x} cy={y} r={radius * 0.46} />
      {ring(bolts).map((angle) => (
        <circle
          key={angle}
          className="ink"
          cx={round(x + Math.cos(angle) * radius * 0.35)}
          cy={round(y + Math.sin(angle) * radius * 0.35)}
          r={0.9}
        />
      ))}
      <circle className="fine" cx={x} cy={y} r={radius * 0.2} />
    </g>
  );
}

function ring(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);
}

function spokes({ x, y, from, to, count }: { x: number; y: number; from: number; to: number; count: number }): string {
  return ring(count)
    .map((angle) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${round(x + cos * from)} ${round(y + sin * from)}L${round(x + cos * to)} ${round(y + sin * to)}`;
    })
    .join('');
}

/** Two decimals are more than any screen shows. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export type Point = readonly [x: number, y: number];

/** A bar with round ends between two points, drawn over what lies behind it. */
export function Bar({ from, to, width }: { from: Point; to: Point; width: number }) {
  const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return (
    <g>
      <line className="edge" {...line} strokeWidth={width} />
      <line className="core" {...line} strokeWidth={width - 2.6} />
    </g>
  );
}

export function Pin({ at, radius = 2.4 }: { at: Point; radius?: number }) {
  return (
    <g>
      <circle className="solid" cx={at[0]} cy={at[1]} r={radius} />
      <circle className="ink" cx={at[0]} cy={at[1]} r={radius * 0.34} />
    </g>
  );
}

/** A hydraulic cylinder: barrel from the foot, rod out of it. */
export function Cylinder({ from, to, width = 8 }: { from: Point; to: Point; width?: number }) {
  const mid: Point = [round(from[0] + (to[0] - from[0]) * 0.58), round(from[1] + (to[1] - from[1]) * 0.58)];
  return (
    <g>
      <Bar from={mid} to={to} width={width * 0.5} />
      <Bar from={from} to={mid} width={width} />
      <Pin at={from} radius={2} />
      <Pin at={to} radius={2} />
    </g>
  );
}

/** Guard rails of a platform: posts, top and middle rail, toe board; `y` is the deck. */
export function Rails({
  x,
  y,
  width,
  height,
  posts,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  posts: number;
}) {
  const gap = width / (posts - 1);
  return (
    <g>
      <path className="solid" d={`M${x} ${y - 9}h${width}v9h${-width}z`} />
      {Array.from({ length: posts }, (_, index) => round(x + index * gap)).map((at) => (
        <Bar key={at} from={[at, y - 1]} to={[at, y - height]} width={4} />
      ))}
      <Bar from={[x, y - height * 0.52]} to={[x + width, y - height * 0.52]} width={3.6} />
      <Bar from={[x, y - height]} to={[x + width, y - height]} width={4.6} />
    </g>
  );
}

/** A number balloon with its leader and a dot on the thing. */
export function Callout({ number, at, balloon }: { number: number; at: Point; balloon: Point }) {
  const length = Math.hypot(balloon[0] - at[0], balloon[1] - at[1]);
  const end: Point = [
    round(balloon[0] - ((balloon[0] - at[0]) / length) * 10),
    round(balloon[1] - ((balloon[1] - at[1]) / length) * 10),
  ];
  return (
    <g className="callout">
      <path d={`M${at[0]} ${at[1]}L${end[0]} ${end[1]}`} />
      <circle className="dot" cx={at[0]} cy={at[1]} r={2.4} />
      <circle className="balloon" cx={balloon[0]} cy={balloon[1]} r={10} />
      <text x={balloon[0]} y={balloon[1] + 3.6} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
