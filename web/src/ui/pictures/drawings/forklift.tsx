// A counterbalance forklift in side elevation, mast upright, forks a hand above the ground.
import { Bar, Callout, Cylinder, type DrawingProps, LineArt, Pin, Wheel } from './line-art.tsx';

export function Forklift({ hasCallouts, ...rest }: DrawingProps) {
  return (
    <LineArt {...rest}>
      <Guard />
      <Cabin />
      <Mast />
      <Body />
      <Forks />
      {hasCallouts && (
        <>
          <Callout number={1} at={[257, 84]} balloon={[310, 52]} />
          <Callout number={2} at={[330, 253]} balloon={[358, 212]} />
          <Callout number={3} at={[76, 196]} balloon={[34, 150]} />
        </>
      )}
    </LineArt>
  );
}

function Guard() {
  return (
    <g>
      <Bar from={[92, 156]} to={[112, 64]} width={6.5} />
      <Bar from={[232, 172]} to={[206, 62]} width={6.5} />
      <path className="solid" d="M100 56q0-4 5-4h106q5 0 5 4v6h-116z" />
      <path className="fine" d="M108 57h100M124 52v-4h14v4" />
      <circle className="accent" cx={131} cy={45} r={3.4} />
    </g>
  );
}

function Cabin() {
  return (
    <g>
      <path className="solid" d="M118 162l-4-42q0-7 7-7h7q6 0 7 6l4 31h30q7 0 7 6v8h-58z" />
      <path className="fine" d="M122 119l5 39M139 150l-4 8" />
      <Bar from={[208, 176]} to={[194, 134]} width={4.6} />
      <Bar from={[183, 140]} to={[205, 127]} width={5} />
      <Pin at={[194, 134]} radius={2} />
    </g>
  );
}

function Mast() {
  return (
    <g>
      <path className="solid" d="M252 30h11v222h-11z" />
      <path className="solid" d="M263 44h9v208h-9z" />
      <path className="fine" d="M257.5 30v222M267.5 44v208M252 38h11M252 78h20M252 130h20M252 190h11" />
      <Cylinder from={[222, 214]} to={[254, 186]} width={8} />
      <path className="fine" d="M259 36q6-6 10 0v150" />
      <circle className="solid" cx={264} cy={38} r={5.5} />
      <Pin at={[264, 38]} radius={2} />
    </g>
  );
}

function Body() {
  return (
    <g>
      <path className="solid" d="M58 172q2-14 16-16h44l10 8h62l18 12h20q12 0 12 12v52h-182q-2-34 0-68z" />
      <path className="solid" d="M58 172q2-14 16-16h30v84h-46q-2-34 0-68z" />
      <path
        className="fine"
        d="M64 178q14-8 34-8M62 200h36M62 214h36M120 174h60l10 8v22h-70zM126 180h20M126 186h20M126 192h20"
      />
      <path className="fine" d="M190 240v-18h18v18M190 228h18M104 226h84" />
      <path
        className="accent-band"
        d="M154 212l7 0-5 7-7 0zM167 212l7 0-5 7-7 0zM141 212l7 0-5 7-7 0zM128 212l7 0-5 7-7 0z"
      />
      <path className="solid" d="M64 160h10v6h-10z" />
      <Wheel x={98} radius={22} bolts={6} tread={false} />
      <Wheel x={226} radius={28} bolts={8} tread={false} />
    </g>
  );
}

function Forks() {
  return (
    <g>
      <path className="solid" d="M272 150h6v104h-6z" />
      <path className="solid" d="M278 172h6v70h-6zM278 150h4v22h-4z" />
      <path className="fine" d="M272 176h12M272 226h12M272 158h10" />
      <path className="solid" d="M284 196h5v52h80l3 5h-88z" />
      <path className="fine" d="M289 248v5" />
    </g>
  );
}
