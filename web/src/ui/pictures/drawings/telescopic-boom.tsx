// A telescopic boom lift in side elevation: the boom is drawn level and turned about its pivot.
import { Bar, Callout, Cylinder, type DrawingProps, LineArt, Pin, Rails, Wheel } from './line-art.tsx';

export function TelescopicBoom({ hasCallouts, ...rest }: DrawingProps) {
  return (
    <LineArt {...rest}>
      <Cylinder from={[158, 196]} to={[184, 132]} width={11} />
      <Boom />
      <Basket />
      <Turret />
      <Undercarriage />
      {hasCallouts && (
        <>
          <Callout number={1} at={[172, 166]} balloon={[232, 184]} />
          <Callout number={2} at={[240, 92]} balloon={[206, 46]} />
          <Callout number={3} at={[84, 188]} balloon={[36, 152]} />
        </>
      )}
    </LineArt>
  );
}

function Boom() {
  return (
    <g transform="rotate(-34 112 172)">
      <path className="solid" d="M300 166h58v9h-58z" />
      <path className="solid" d="M212 163h94v15h-94z" />
      <path className="fine" d="M306 163v15M300 163v15M220 170h70" />
      <path className="solid" d="M100 160h112l8 2v18l-8 2h-112l-8-6v-10z" />
      <path className="fine" d="M212 160v22M204 160v22M112 164h84M112 178h84" />
      <path
        className="fine"
        d="M120 156h92v4h-92zM130 156v4M140 156v4M150 156v4M160 156v4M170 156v4M180 156v4M190 156v4M200 156v4"
      />
      <path className="accent-band" d="M150 168l6 0-5 6-6 0zM162 168l6 0-5 6-6 0zM174 168l6 0-5 6-6 0z" />
      <path className="solid" d="M358 163h8l4 4v7l-4 4h-8z" />
      <Pin at={[112, 171]} radius={4} />
      <Pin at={[364, 170.5]} radius={2.6} />
    </g>
  );
}

function Basket() {
  return (
    <g>
      <Bar from={[320, 30]} to={[326, 58]} width={7} />
      <Bar from={[326, 58]} to={[346, 66]} width={7} />
      <Pin at={[320, 31]} />
      <Pin at={[326, 58]} />
      <Rails x={334} y={72} width={48} height={46} posts={4} />
      <path className="solid" d="M330 72h56v6h-56z" />
      <path className="solid" d="M336 30h14v14h-14z" />
      <circle className="accent" cx={343} cy={37} r={2.6} />
    </g>
  );
}

function Turret() {
  return (
    <g>
      <path className="solid" d="M62 176q0-10 10-10h26l8-10h16l6 10h16v40h-82z" />
      <path className="solid" d="M62 176q0-10 10-10h18v40h-28q-4-14 0-30z" />
      <path
        className="fine"
        d="M90 166v40M96 182h36v18h-36zM101 186v10M106 186v10M111 186v10M116 186v10M121 186v10M126 186v10M66 184h18M66 190h18"
      />
      <path className="solid" d="M144 190h22l6 6v10h-28z" />
      <path className="solid" d="M100 206h68v8h-68z" />
      <path className="fine" d="M108 206v8M116 206v8M124 206v8M132 206v8M140 206v8M148 206v8M156 206v8" />
    </g>
  );
}

function Undercarriage() {
  return (
    <g>
      <path className="solid" d="M66 222l10-8h116l10 8v18h-136z" />
      <path className="fine" d="M66 230h136M112 214v26M156 214v26" />
      <circle className="fine" cx={134} cy={227} r={5} />
      <Wheel x={78} radius={27} bolts={9} />
      <Wheel x={190} radius={27} bolts={9} />
    </g>
  );
}
