// What was found, as the answer of a scan shows it: machines, parts and figures side by side (product §5 Scan).
import type { Language, PartCard, ScanMatch } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import type { numbered } from '../machines/index.ts';
import { readPartCards } from '../parts/index.ts';
import { resolveCodes } from '../supersession/index.ts';
import { type FoundFigure, readFiguresCalled } from './scan.reads.ts';
import { normalCode } from '@outrigger/contract';

/** A machine; whether its model was read beside the number only a plate can say. */
export const machineMatch = (
  { card, readAs, foundBy }: numbered.NumberedMachine,
  isModelRead: (model: string) => boolean = () => false,
): ScanMatch => ({
  kind: 'machine',
  id: card.hostId,
  code: card.serialNumber,
  title: card.type,
  titleLang: card.typeLang,
  image: card.image,
  model: card.model,
  manufactureDate: card.manufactureDate,
  ownName: card.ownName ?? card.fleetNumber,
  foundBy,
  readAs,
  isModelRead: isModelRead(card.model),
});

/** Parts that are called so: by their own codes, old ones, aliases and the company's own; an old part shows itself and what replaced it. */
export async function partsCalled(context: SignedInContext, codes: readonly string[]): Promise<ScanMatch[]> {
  if (codes.length === 0) return [];
  const found = await resolveCodes(context.readDb, { companyId: context.caller.companyId, codes });
  const parts = [...found.values()];
  const cards = await readPartCards(context, [...new Set(parts.map((part) => part.foundPartId))]);
  return parts.flatMap(({ foundPartId, asked }) => {
    const card = cards.find((one) => one.id === foundPartId);
    return card ? [partMatch({ ...card, ...nameIn(context.language, card) }, 'exact', asked)] : [];
  });
}

/** A part under the name its reader knows. */
export const partMatch = (
  { id, code, title, titleLang }: Pick<ScanMatch, 'id' | 'code' | 'title' | 'titleLang'>,
  foundBy: ScanMatch['foundBy'],
  readAs: string,
): ScanMatch => ({ ...NOTHING_BESIDE, kind: 'part', id, code, title, titleLang, foundBy, readAs });

/** Figures that are called so. */
export async function figuresCalled(
  { readDb, language }: SignedInContext,
  codes: readonly string[],
): Promise<ScanMatch[]> {
  if (codes.length === 0) return [];
  const figures = await readFiguresCalled(readDb, language, codes.map(normalCode));
  return figures.map((figure) => figureMatch(figure, codes));
}

const figureMatch = (figure: FoundFigure, codes: readonly string[]): ScanMatch => ({
  ...NOTHING_BESIDE,
  ...figure,
  kind: 'figure',
  foundBy: 'exact',
  readAs: codes.find((code) => normalCode(code) === normalCode(figure.code)) ?? figure.code,
});

/** What is known of machines alone. */
export const NOTHING_BESIDE = {
  image: null,
  model: null,
  manufactureDate: null,
  ownName: null,
  isModelRead: false,
} as const;

function nameIn(language: Language, part: PartCard): { title: string; titleLang: 'en' | null } {
  const names = { en: part.name, es: part.nameEs, pt: part.namePt, fa: part.nameFh, zh: part.nameCn };
  const own = names[language];
  return { title: own ?? part.name, titleLang: own === null ? 'en' : null };
}

/** Each thing once, as it was found first. */
export function eachOnce(matches: readonly ScanMatch[]): ScanMatch[] {
  const keyOf = ({ kind, id }: ScanMatch) => `${kind} ${id}`;
  const first = new Map(matches.toReversed().map((match) => [keyOf(match), match]));
  return [...new Set(matches.map(keyOf))].flatMap((key) => first.get(key) ?? []);
}
