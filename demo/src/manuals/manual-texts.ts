// What a service manual and a brochure say, the same in every language (product §5: service manuals, brochures).

export type ProcedureKey =
  | 'liftCylinder'
  | 'scissorPins'
  | 'potholeGuard'
  | 'boomPads'
  | 'slewRing'
  | 'platformControl'
  | 'mastChain'
  | 'forks'
  | 'tiltCylinder'
  | 'wheel'
  | 'driveHub'
  | 'steering'
  | 'hydraulicFilter'
  | 'battery'
  | 'engineService'
  | 'brakes';

export interface Procedure {
  title: string;
  intro: string;
  /** What is done between the common first and last steps. */
  steps: readonly string[];
}

export type WordKey =
  | 'serviceManual'
  | 'brochure'
  | 'contents'
  | 'edition'
  | 'aboutTitle'
  | 'safetyTitle'
  | 'dataTitle'
  | 'scheduleTitle'
  | 'torqueTitle'
  | 'fluidsTitle'
  | 'hydraulicsTitle'
  | 'electricsTitle'
  | 'proceduresTitle'
  | 'emergencyTitle'
  | 'recordTitle'
  | 'figure'
  | 'item'
  | 'name'
  | 'quantity'
  | 'model'
  | 'workingHeight'
  | 'platformHeight'
  | 'liftHeight'
  | 'outreach'
  | 'capacity'
  | 'weight'
  | 'width'
  | 'power'
  | 'battery'
  | 'diesel'
  | 'lpg'
  | 'gradeability'
  | 'systemPressure'
  | 'steerPressure'
  | 'tankVolume'
  | 'tyrePressure'
  | 'voltage'
  | 'driveSpeed'
  | 'windLimit'
  | 'people'
  | 'task'
  | 'daily'
  | 'hours'
  | 'thread'
  | 'strengthClass'
  | 'fitting'
  | 'torque'
  | 'place'
  | 'fluid'
  | 'volume'
  | 'interval'
  | 'symptom'
  | 'cause'
  | 'remedy'
  | 'code'
  | 'meaning'
  | 'tools'
  | 'steps'
  | 'before'
  | 'after'
  | 'date'
  | 'meter'
  | 'work'
  | 'signature'
  | 'all'
  | 'pumpPressure';

export type FamilyKey = 'scissor' | 'telescopic' | 'articulating' | 'forklift';

export type Row3 = readonly [string, string, string];

export interface ManualTexts {
  words: Record<WordKey, string>;
  families: Record<FamilyKey, string>;
  about: readonly string[];
  /** Danger, warning, caution, notice: the word and what it means. */
  signals: readonly (readonly [string, string])[];
  safety: readonly string[];
  /** In the order of the schedule. */
  tasks: readonly string[];
  torqueNote: string;
  /** Place and fluid. */
  fluids: readonly (readonly [string, string])[];
  hydraulics: readonly string[];
  pressureSteps: readonly string[];
  hydraulicTrouble: readonly Row3[];
  electrics: readonly string[];
  /** Code, meaning, remedy. */
  faultCodes: readonly Row3[];
  electricTrouble: readonly Row3[];
  before: readonly string[];
  after: readonly string[];
  emergency: { platform: readonly string[]; forklift: readonly string[] };
  procedures: Record<ProcedureKey, Procedure>;
  brochure: Record<FamilyKey, { claim: string; features: readonly string[] }>;
}
