// Figures of chassis, drive and steering (product §5).
import {
  both,
  every,
  hasEngine,
  isBoom,
  isElectric,
  isForklift,
  isPlatform,
  isRough,
  isScissor,
  plansOf,
} from './plan.ts';

const electricScissor = both(isScissor, isElectric);
const roughScissor = both(isScissor, isRough);

/** Chapters that stand on the ground. */
export const undercarriagePlans = [
  ...plansOf('chassis', [
    [
      'chassis',
      'frame',
      isPlatform,
      'chassisFrame',
      'chassisFrame; tieDownRing 4 + hexBolt 8 + lockWasher 8; ladder + hexBolt 4 + flatWasher 4 + nylocNut 4; step 2 + hexBolt 4 + flatWasher 4; grabHandle 2 + socketScrew 4; cover 2 + hexBolt 8 + flatWasher 8; forkPocket 2; rubberBuffer 4 + nylocNut 4; nameplate + blindRivet 4',
    ],
    [
      'forklift-frame',
      'frame',
      isForklift,
      'chassisFrame',
      'chassisFrame; counterweight + hexBolt 2 + flatWasher 2; towBar + clevisPin + rClip; step 2 + hexBolt 4 + lockWasher 4; floorMat; cover + socketScrew 6; mudguard 2 + hexBolt 6 + flatWasher 6 + nylocNut 6; nameplate + blindRivet 4',
    ],
    [
      'pothole',
      'frame',
      electricScissor,
      'potholeGuard',
      'potholeGuard 2; potholeLinkage 4 + pivotPin 4 + cotterPin 4; spring 4; scissorRoller 4 + shoulderBolt 4 + nylocNut 4; bushing 8; limitSwitch 2 + socketScrew 4 + springWasher 4; bracket 2 + hexBolt 4 + flatWasher 4; greaseNipple 4',
    ],
  ]),
  ...plansOf('outriggers', [
    [
      'outriggers',
      'frame',
      roughScissor,
      'outriggerLeg',
      'outriggerBeam 2 + hexBolt 8 + flatWasher 8 + nylocNut 8; outriggerLeg 4; outriggerCylinder 4; pivotPin 8 + pinRetainer 8 + hexBolt 8 + lockWasher 8; outriggerPad 4; sphericalBearing 4 + circlip 4; holdingValve 4; limitSwitch 4 + socketScrew 8; hoseAssembly 8; wearPad 8; greaseNipple 8',
    ],
  ]),
  ...plansOf('axles', [
    [
      'front-wheels',
      'frame',
      every,
      'steerWheel',
      'steerWheel 2 + wheelNut 10; spindle 2; wheelHub 2 + castleNut 2 + cotterPin 2; taperedBearing 2; taperedBearing 2; oilSeal 2; hubCap 2; kingpin 2 + rollPin 2; bushing 4; thrustBearing 2; greaseNipple 4',
    ],
    [
      'rough-wheels',
      'model',
      isRough,
      'wheel',
      'rim 4; tyre 4; tyreValve 4; mudguard 4 + hexBolt 16 + flatWasher 16 + nylocNut 16; bracket 4 + hexBolt 8 + lockWasher 8',
    ],
    [
      'steer-axle',
      'frame',
      every,
      'steeringAxle*',
      'steeringAxle + hexBolt 8 + flatWasher 8 + nylocNut 8; steerCylinder + pivotPin 2 + cotterPin 4; tieRod + castleNut 2 + cotterPin 2; tieRodEnd 2 + jamNut 2; steeringLink 2 + clevisPin 4 + cotterPin 4; bushing 4; thrustWasher 4; angleSensor + socketScrew 2; rubberBuffer 2 + hexNut 2; greaseNipple 6',
    ],
    [
      'drive-axle',
      'frame',
      isForklift,
      'driveAxle*',
      'driveAxle + hexBolt 8 + lockWasher 8; driveShaft 2; pinion; ringGear; planetGear 4; taperedBearing 4; oilSeal 4; universalJoint; gasket 2; drainPlug 2 + copperWasher 2; driveHub 2 + wheelStud 12; gearOil 4',
    ],
    [
      'osc-axle',
      'frame',
      both(isRough, hasEngine),
      'oscillatingAxle*',
      'oscillatingAxle; axleCylinder 2 + pivotPin 4 + pinRetainer 4 + hexBolt 4 + lockWasher 4; pivotPin + pinRetainer + hexBolt 2; bushing 2; wearPad 4 + countersunkScrew 8; holdingValve 2; hoseAssembly 4; shim 4; greaseNipple 4',
    ],
  ]),
  ...plansOf('drive', [
    [
      'rear-wheels',
      'frame',
      every,
      'driveWheel',
      'driveWheel 2 + wheelNut 10; rim 2; wheelStud 10; brakeDisc 2 + socketScrew 8 + springWasher 8; disconnectCap 2 + hexBolt 4; hubCap 2; shaftKey 2; slottedNut 2 + lockWasher 2',
    ],
    [
      'drive-gearbox',
      'frame',
      isPlatform,
      'driveGearbox*',
      'gearHousing + socketScrew 12; ringGear; planetGear 3; sunGear; needleBearing 6; taperedBearing 2; oilSeal 2; oRing 3; thrustWasher 6; shaftKey; circlip 3; drainPlug 2 + copperWasher 2; disconnectCap + hexBolt 2; gearOil',
    ],
    [
      'drive-motors',
      'frame',
      isElectric,
      'electricMotor*',
      'electricMotor 2 + socketScrew 8 + springWasher 8; carbonBrush 8; ballBearing 4; oRing 2; speedSensor 2 + socketScrew 2; connector 2; shaftKey 2; batteryCable 6; coverLatch 2; coolingFan',
    ],
    [
      'hydraulic-drive',
      'frame',
      both(isPlatform, hasEngine),
      'driveMotor*',
      'driveMotor 2 + hexBolt 8 + flatWasher 8; oRing 4; elbow 8; hoseAssembly 8; flowDivider + hexBolt 3 + lockWasher 3; reliefValve 2; speedSensor 2; pumpCoupling 2; gasket 2; testPoint 2',
    ],
  ]),
  ...plansOf('brakes', [
    [
      'brakes',
      'frame',
      every,
      'parkingBrake',
      'motorBrake 2 + socketScrew 6 + springWasher 6; brakeDisc 2; brakePad 4; brakeReleasePump + hexBolt 2 + flatWasher 2; steelPipe 2; adapter 4; oRing 4; spring 4; gasket 2; bracket + hexBolt 4 + flatWasher 4',
    ],
    [
      'service-brake',
      'frame',
      isForklift,
      'brakeDrum',
      'brakeDrum 2 + hexBolt 12 + springWasher 12; brakeShoe 4; wheelBrakeCylinder 2 + hexBolt 4; masterCylinder + hexBolt 2 + nylocNut 2; brakePedal + clevisPin + cotterPin; brakeCable 2; spring 4; brakeFluid; steelPipe 3; banjoBolt 2 + copperWasher 4',
    ],
  ]),
  ...plansOf('turntable', [
    [
      'turntable',
      'frame',
      isBoom,
      'turntable',
      'turntable; slewRing + hexBolt 48 + flatWasher 48; counterweight + hexBolt 4 + flatWasher 4; turntableLock + spring + rollPin; engineTray + pivotPin + linchPin; rubberBuffer 2; greaseLine 2; greaseNipple 2; cover 2 + hexBolt 10 + flatWasher 10',
    ],
    [
      'swing-drive',
      'frame',
      isBoom,
      'slewGearbox*',
      'slewGearbox + hexBolt 10 + lockWasher 10; swingMotor + socketScrew 4 + springWasher 4; wormGear; pinion; taperedBearing 2; oilSeal 2; motorBrake; oRing 3; shim 2; counterbalanceValve; hoseAssembly 2; slipRing + hexBolt 4; gearOil',
    ],
  ]),
];
