// What a service manual and a brochure say, the same in every language (product §5: service manuals, brochures).
import type english from './texts/en.json';

export interface Procedure {
  title: string;
  intro: string;
  /** What is done between the common first and last steps. */
  steps: readonly string[];
}

type English = typeof english;
export type ProcedureKey = keyof English['procedures'];
export type WordKey = keyof English['words'];
export type FamilyKey = keyof English['families'];

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
