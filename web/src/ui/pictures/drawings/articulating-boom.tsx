// An articulating boom lift in side elevation: riser in parallel arms, knuckle, upper boom and jib.
import { Bar, Callout, Cylinder, type DrawingProps, LineArt, Pin, Rails, Wheel } from './line-art.tsx';

export function ArticulatingBoom({ hasCallouts, ...rest }: DrawingProps) {
  return (
    <LineArt {...rest}>
      <Riser />
      <UpperBoom />
      <JibAndBasket />
      <Turret />
      <Undercarriage />
      {hasCallouts && (
        <>
          <Callout number={1} at={[144, 158]} balloon={[206, 172]} />
          <Callout number={2} at={[98, 104]} balloon={[44, 82]} />
          <Callout number={3} at={[230, 60]} balloon={[204, 30]} />
        </>
      )}
    </LineArt>
  );
}

function Riser() {
  return (
    <g>
      <Cylinder from={[132, 200]} to={[118, 138]} width={8} />
      <Bar from={[180, 190]} to={[106, 116]} width={9} />
      <Bar from={[164, 202]} to={[88, 126]} width={11} />
      <Pin at={[180, 190]} />
      <Pin at={[164, 202]} radius={2.8} />
    </g>
  );
}

function UpperBoom() {
  return (
    <g>
      <Cylinder from={[104, 126]} to={[166, 84]} width={8} />
      <g transform="rotate(-16 98 98)">
        <path className="solid" d="M214 91h66v10h-66z" />
        <path className="solid" d="M92 87h116l8 3v13l-8 3h-116l-6-6v-7z" />
        <path className="fine" d="M208 87v19M200 87v19M106 91h88M106 102h88M222 96h46" />
        <path className="accent-band" d="M130 94l6 0-4 5-6 0zM142 94l6 0-4 5-6 0zM154 94l6 0-4 5-6 0z" />
        <path className="solid" d="M278 88h8l4 4v8l-4 4h-8z" />
      </g>
      <path className="solid" d="M84 92l8-6h14l6 8v26l-8 12h-18l-6-8z" />
      <path className="fine" d="M84 104h28M84 112h28" />
      <Pin at={[98, 98]} radius={3.6} />
      <Pin at={[106, 116]} />
      <Pin at={[88, 126]} radius={2.8} />
    </g>
  );
}

function JibAndBasket() {
  return (
    <g>
      <Bar from={[278, 44]} to={[318, 60]} width={7} />
      <Bar from={[274, 51]} to={[314, 68]} width={6} />
      <Cylinder from={[282, 58]} to={[312, 58]} width={5} />
      <path className="solid" d="M312 54h10l4 4v16h-14z" />
      <Pin at={[278, 45]} />
      <Pin at={[317, 60]} />
      <Rails x={328} y={82} width={48} height={46} posts={4} />
      <path className="solid" d="M324 82h56v6h-56z" />
      <path className="solid" d="M330 40h14v14h-14z" />
      <circle className="accent" cx={337} cy={47} r={2.6} />
    </g>
  );
}

function Turret() {
  return (
    <g>
      <path className="solid" d="M72 186q0-8 8-8h40l10 10h50q10 0 10 8v14h-118z" />
      <path
        className="fine"
        d="M84 186h30v18h-30zM89 190v10M94 190v10M99 190v10M104 190v10M109 190v10M130 188v22M138 196h34M138 202h34"
      />
      <path className="solid" d="M102 210h64v7h-64z" />
      <path className="fine" d="M110 210v7M118 210v7M126 210v7M134 210v7M142 210v7M150 210v7M158 210v7" />
    </g>
  );
}

function Undercarriage() {
  return (
    <g>
      <path className="solid" d="M68 224l10-7h112l10 7v18h-132z" />
      <path className="fine" d="M68 232h132M112 217v25M156 217v25" />
      <circle className="fine" cx={134} cy={229} r={5} />
      <Wheel x={80} radius={25} bolts={9} />
      <Wheel x={188} radius={25} bolts={9} />
    </g>
  );
}
