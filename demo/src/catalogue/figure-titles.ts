// Titles of the figures: the vocabulary's where it has one, else the noun of the assembly (product §5).
import { figuresByChapter } from '../vocabulary/figures.ts';
import { partNouns } from '../vocabulary/nouns.ts';
import type { Word } from '../vocabulary/word.ts';
import type { Plan } from './plan.ts';

const titles: Readonly<Record<string, Word>> = Object.assign({}, ...Object.values(figuresByChapter));

const titleOfPlan: Readonly<Record<string, string>> = {
  chassis: 'chassisFrame',
  'forklift-frame': 'counterweightFigure',
  pothole: 'potholeProtection',
  outriggers: 'outriggerLegs',
  'rough-wheels': 'wheelsAndTyres',
  'steer-axle': 'steerAxle',
  'drive-axle': 'driveAxleFigure',
  'osc-axle': 'oscillatingAxleFigure',
  'drive-gearbox': 'driveHubAndMotor',
  'drive-motors': 'driveMotorFigure',
  'hydraulic-drive': 'driveMotorFigure',
  brakes: 'parkingBrakeFigure',
  'service-brake': 'serviceBrake',
  turntable: 'turntableFrame',
  'swing-drive': 'slewDrive',
  'scissor-stack': 'scissorArms',
  'lift-cylinder': 'liftCylinderFigure',
  'lift-mounting': 'liftCylinderMounting',
  boom: 'boomSections',
  upright: 'lowerArms',
  'upper-boom': 'boomSections',
  jib: 'jibAssembly',
  level: 'platformSupport',
  mast: 'mastSections',
  carriage: 'carriageFigure',
  tilt: 'tiltCylinderFigure',
  seat: 'seatFigure',
  'steering-column': 'steeringColumnFigure',
  'overhead-guard': 'overheadGuardFigure',
  deck: 'platformDeck',
  rails: 'guardrailsAndGate',
  tank: 'hydraulicTankFigure',
  'power-unit': 'hydraulicPumpFigure',
  pump: 'hydraulicPumpFigure',
  manifold: 'functionManifold',
  'steer-cylinder': 'steerCylinderFigure',
  hoses: 'hydraulicLines',
  engine: 'engineMounting',
  'gas-engine': 'lpgSystem',
  cooling: 'radiatorAndFan',
  'air-and-fuel': 'fuelTankFigure',
  exhaust: 'exhaustSystem',
  'platform-control': 'platformControls',
  'ground-control': 'groundControls',
  batteries: 'batteriesFigure',
  'motor-control': 'motorControllerFigure',
  sensors: 'sensorsFigure',
  wiring: 'chassisHarness',
  lights: 'lightsFigure',
  'truck-lights': 'lightsFigure',
  covers: 'hoodsAndCovers',
  hoods: 'hoodsAndCovers',
  'truck-body': 'hoodsAndCovers',
  decals: 'safetyDecals',
  'engine-kits': 'engineFiltersFigure',
};

/** The title of a figure in five languages. */
export function titleOf(plan: Plan): Word {
  const key = titleOfPlan[plan.key];
  return (key && titles[key]) || partNouns[plan.assembly];
}
