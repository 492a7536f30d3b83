// A scissor lift in side elevation, its stack computed so that every pin sits where the arms cross.
import { Bar, Callout, Cylinder, type DrawingProps, LineArt, Pin, type Point, Rails, Wheel } from './line-art.tsx';

const LEVELS = [0, 1, 2, 3];
const [LEFT, RIGHT, BASE, RISE] = [108, 284, 222, 31];

type Arms = { foot: Point; head: Point; otherFoot: Point; otherHead: Point; middle: Point };

function armsOf(level: number): Arms {
  const [low, high] = [BASE - level * RISE, BASE - (level + 1) * RISE];
  return {
    foot: [LEFT, low],
    head: [RIGHT, high],
    otherFoot: [RIGHT, low],
    otherHead: [LEFT, high],
    middle: [(LEFT + RIGHT) / 2, (low + high) / 2],
  };
}

export function ScissorLift({ hasCallouts, ...rest }: DrawingProps) {
  const stack = LEVELS.map(armsOf);
  return (
    <LineArt {...rest}>
      {stack.map((arms) => (
        <Bar key={arms.middle[1]} from={arms.otherFoot} to={arms.otherHead} width={9.5} />
      ))}
      <Cylinder from={[168, 216]} to={[226, 158]} width={10} />
      {stack.map((arms) => (
        <Bar key={arms.middle[1]} from={arms.foot} to={arms.head} width={9.5} />
      ))}
      {stack.map((arms) => (
        <g key={arms.middle[1]}>
          <Pin at={arms.middle} radius={3} />
          <Pin at={arms.foot} />
          <Pin at={arms.otherFoot} />
        </g>
      ))}
      <Platform />
      <Chassis />
      {hasCallouts && (
        <>
          <Callout number={1} at={[196, 206.5]} balloon={[352, 214]} />
          <Callout number={2} at={[306, 62]} balloon={[352, 34]} />
          <Callout number={3} at={[86, 233]} balloon={[44, 200]} />
        </>
      )}
    </LineArt>
  );
}

function Platform() {
  return (
    <g>
      <Rails x={88} y={90} width={216} height={52} posts={6} />
      <path className="solid" d="M80 90h232v8h-232z" />
      <path className="fine" d="M80 94h232M232 90v8M96 98v4h200v-4" />
      <path className="solid" d="M292 42h20v24l-4 4h-16z" />
      <path className="fine" d="M296 48h12M296 53h8" />
      <circle className="accent" cx={306} cy={61} r={3.2} />
    </g>
  );
}

function Chassis() {
  return (
    <g>
      <path className="solid" d="M82 222h232l8 6v20l-8 6h-232l-8-6v-20z" />
      <path className="fine" d="M74 238h248M150 222v32M246 222v32" />
      <path className="fine" d="M160 228h76v20h-76zM166 234h26M166 239h26M166 244h26M206 228v20" />
      <circle className="fine" cx={221} cy={238} r={6} />
      <path className="accent-band" d="M303 227l6 0-5 8-6 0zM313 227l5 1-5 7-6 0z" />
      <path className="fine" d="M138 228h-10v10M250 228v20M138 254l6 8h108l6-8" />
      <Wheel x={112} radius={19} />
      <Wheel x={284} radius={19} />
    </g>
  );
}
