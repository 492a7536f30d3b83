// Figures of what lifts: scissor stacks, booms, masts, platforms (product §5).
import {
  every,
  hasJib,
  isArticulating,
  isBoom,
  isForklift,
  isPlatform,
  isScissor,
  isTelescopic,
  plansOf,
} from './plan.ts';

/** Chapters above the chassis. */
export const liftingPlans = [
  ...plansOf('scissors', [
    [
      'scissor-stack',
      'model',
      isScissor,
      'scissorArm',
      'scissorArm 4; scissorArm 4; scissorArm 2; crossTube 4; pivotPin 10 + pinRetainer 10 + hexBolt 10 + lockWasher 10; pivotPin 8 + circlip 16; bushing 36; thrustWasher 20; sliderBlock 4 + socketScrew 8; scissorRoller 4; safetyProp 2 + hexBolt 2 + nylocNut 2; rubberBuffer 4; cableTie 20; greaseNipple 4',
    ],
  ]),
  ...plansOf('boom', [
    [
      'boom',
      'model',
      isTelescopic,
      'boomSection',
      'baseBoom; boomSection; flyBoom; wearPad 8 + countersunkScrew 32; wearPad 8 + hexBolt 32 + lockWasher 32; shim 16; extensionCylinder + pivotPin 2 + circlip 4; leafChain 2; chainAnchor 4 + hexNut 4 + cotterPin 4; sheave 2 + pivotPin 2; cableCarrier + hexBolt 8; lengthSensor + socketScrew 4; wireRope; boomRest 2 + hexBolt 4; pivotPin + pinRetainer 2 + hexBolt 4',
    ],
    [
      'upright',
      'model',
      isArticulating,
      'upright',
      'upright; articulatedArm 2; articulatedArm 2; pivotPin 8 + pinRetainer 8 + hexBolt 8 + lockWasher 8; bushing 16; thrustWasher 16; liftCylinder; tiltCylinder; holdingValve 2; angleSensor 2 + socketScrew 4; hoseGuard 4; cableCarrier; rubberBuffer 2; greaseNipple 8',
    ],
    [
      'upper-boom',
      'model',
      isArticulating,
      'flyBoom',
      'baseBoom; flyBoom; wearPad 8 + countersunkScrew 24; shim 12; extensionCylinder + pivotPin 2 + circlip 4; lengthSensor + socketScrew 3; limitSwitch 2 + socketScrew 4; cableCarrier; pivotPin 3 + pinRetainer 3 + hexBolt 6; bushing 6; greaseNipple 4',
    ],
  ]),
  ...plansOf('jib', [
    [
      'jib',
      'frame',
      hasJib,
      'jib',
      'jib; jibCylinder + pivotPin 2 + pinRetainer 2 + hexBolt 2; pivotPin 4 + circlip 8; bushing 8; thrustWasher 8; holdingValve; limitSwitch + socketScrew 2; hoseAssembly 4; hoseGuard 2; greaseNipple 6',
    ],
  ]),
  ...plansOf('hydraulics', [
    [
      'lift-cylinder',
      'model',
      every,
      'liftCylinder*',
      'cylinderBarrel; cylinderRod; cylinderGland; cylinderPiston + nylocNut; rodSeal; pistonSeal; wiperSeal; guideRing 3; backupRing 2; oRing 2; rodEye + setScrew; bushing 2; loweringValve; orificeFitting; greaseNipple 2',
    ],
    [
      'lift-mounting',
      'frame',
      isPlatform,
      'liftCylinder',
      'liftCylinder 1 + pivotPin 2 + pinRetainer 2 + hexBolt 4 + lockWasher 4; holdingValve; pressureTransducer; hoseAssembly 2; elbow 2; angleSensor + bracket + socketScrew 2; controlCable',
    ],
    [
      'tilt',
      'frame',
      isForklift,
      'tiltCylinder*',
      'cylinderBarrel; cylinderRod; cylinderGland; cylinderPiston + nylocNut; rodSeal; pistonSeal; wiperSeal; oRing 2; guideRing 2; rodEye + hexBolt 2; bushing 2; pivotPin 2 + pinRetainer 2 + hexBolt 2; greaseNipple 2',
    ],
  ]),
  ...plansOf('carriage', [
    [
      'carriage',
      'frame',
      isForklift,
      'carriage',
      'carriage; carriageRoller 4 + circlip 4; sideRoller 4; fork 2; forkLock 2 + spring 2 + rollPin 2; loadBackrest + hexBolt 4 + lockWasher 4; sideShifter + hexBolt 4; sideShiftCylinder; wearPad 4; forkPositioner; hoseAssembly 2; greaseNipple 4',
    ],
  ]),
  ...plansOf('cab', [
    [
      'seat',
      'frame',
      isForklift,
      'seat*',
      'seat + hexBolt 4 + flatWasher 4 + flangeNut 4; seatBelt + hexBolt 2; seatSwitch; armrest + socketScrew 4; spring 2; gasSpring; grabHandle + hexBolt 2; floorMat',
    ],
    [
      'steering-column',
      'frame',
      isForklift,
      'steeringColumn*',
      'steeringColumn + hexBolt 4 + lockWasher 4; steeringWheel + hexNut; steeringUnit + socketScrew 4; acceleratorPedal + hexBolt 2; inchingPedal + hexBolt 2; controlLever 3 + rollPin 3; hoseAssembly 4; ignitionKey 2; universalJoint',
    ],
    [
      'overhead-guard',
      'frame',
      isForklift,
      'overheadGuard*',
      'overheadGuard + hexBolt 4 + lockWasher 4; windscreen; wiperBlade; mirror 2 + hexBolt 2 + nylocNut 2; weatherStrip; rubberMount 4; lanyardAnchor',
    ],
  ]),
  ...plansOf('mast', [
    [
      'mast',
      'model',
      isForklift,
      'mast',
      'mastChannel; mastChannel; mastRoller 8 + circlip 8; sideRoller 4; mastStrip 4 + countersunkScrew 8; liftChain 2; chainAnchor 4 + hexNut 8 + cotterPin 4; chainPulley 2 + circlip 2; freeLiftCylinder; liftCylinder 2 + hexBolt 4 + lockWasher 4; mastPivot 2 + hexBolt 4 + lockWasher 4; bushing 2; shim 12; hoseAssembly 3; chainSpray',
    ],
  ]),
  ...plansOf('platform', [
    [
      'level',
      'frame',
      isBoom,
      'platformRotator*',
      'platformRotator + hexBolt 8 + flatWasher 8; levelCylinder + pivotPin 2 + pinRetainer 2 + hexBolt 2; platformMount + hexBolt 6 + nylocNut 6; loadSensor 2 + socketScrew 8; counterbalanceValve 2; oRing 4; bushing 4; solenoidValve 2; hoseAssembly 6; greaseNipple 4',
    ],
    [
      'deck',
      'model',
      isScissor,
      'platform',
      'platform; extensionDeck; antiSlipFloor 2 + blindRivet 40; deckRoller 4 + shoulderBolt 4 + nylocNut 4; sliderBlock 4; platformMount 2 + pivotPin 2 + rollPin 2; footSwitch; manualHolder + blindRivet 4; lanyardAnchor 4 + hexBolt 4 + nylocNut 4; acSocket; grabHandle 2 + hexBolt 4; spring',
    ],
    [
      'rails',
      'frame',
      isScissor,
      'guardrail',
      'guardrail 2; guardrail 2; guardrail; midRail 2; toeBoard 4 + hexBolt 8 + flatWasher 8; gate; gateLatch + hexBolt 2 + nylocNut 2; gateSpring + hexBolt 2; hinge 2 + hexBolt 4; railSocket 8; linchPin 8; pipeRack 2 + uBolt 4 + nylocNut 8',
    ],
    [
      'basket',
      'frame',
      isBoom,
      'basket*',
      'basket + hexBolt 8 + flatWasher 8 + nylocNut 8; meshFloor + blindRivet 24; gate; gateSpring + hexBolt 2; gateLatch; midRail + hexBolt 2; toeBoard 3; lanyardAnchor 2 + hexBolt 4 + nylocNut 4; footSwitch + hexBolt 4; toolTray; manualHolder + blindRivet 4; acSocket; rubberBuffer 4',
    ],
  ]),
];
