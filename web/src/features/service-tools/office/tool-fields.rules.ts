// A service tool as it is typed and as it is sent (product §8).
import {
  type DeskTool,
  type FiveTexts,
  type InputOf,
  isLink,
  type Language,
  LANGUAGES,
  shownIn,
} from '@outrigger/contract';
import type { serviceToolCalls } from '@outrigger/contract/calls/service-tools.ts';

/** Fields of the sheet. */
export type ToolField = `name_${Language}` | `text_${Language}` | 'version' | 'updatedOn' | 'link' | 'position';
/** What may be wrong with one, by the key of its text. */
export type ToolProblem = 'nameMissing' | 'dayMissing' | 'linkFormat' | 'wayMissing' | 'positionFormat';
/** What the fields hold. */
export type TypedTool = Record<ToolField, string>;
type GivenTool = InputOf<typeof serviceToolCalls.saveTool>;
const NONE: Partial<Record<Language, string | null>> = {};

/** What the sheet begins with; a new tool is of today and comes first. */
export function asTyped(tool: DeskTool | undefined, today: string): TypedTool {
  const { names = NONE, descriptions = NONE, version = null, link = null } = tool ?? {};
  const inEach = LANGUAGES.flatMap((one) => [
    [`name_${one}`, names[one] ?? ''],
    [`text_${one}`, descriptions[one] ?? ''],
  ]);
  return {
    ...(Object.fromEntries(inEach) as TypedTool),
    version: version ?? '',
    updatedOn: tool?.updatedOn ?? today,
    link: link ?? '',
    position: String(tool?.position ?? 0),
  };
}

/** The English name and the day are needed, and a file or a link, which leads within the shop or is https. */
export function checkTool(typed: TypedTool, hasFile: boolean): Partial<Record<ToolField, ToolProblem>> {
  return {
    ...(typed.name_en.trim() === '' && { name_en: 'nameMissing' as const }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(typed.updatedOn) && { updatedOn: 'dayMissing' as const }),
    ...(typed.link.trim() === '' && !hasFile && { link: 'wayMissing' as const }),
    ...(typed.link.trim() !== '' && !isLink(typed.link.trim()) && { link: 'linkFormat' as const }),
    ...(!/^\d{1,4}$/.test(typed.position.trim()) && { position: 'positionFormat' as const }),
  };
}

/** A text as it is typed, as readers of a language get it. */
export function typedIn(typed: TypedTool, kind: 'name' | 'text', language: Language): ReturnType<typeof shownIn> {
  const texts = Object.fromEntries(LANGUAGES.map((one) => [one, typed[`${kind}_${one}`]])) as FiveTexts;
  return shownIn(texts, language);
}

/** What was typed, as it is sent. */
export function asGiven(
  typed: TypedTool,
  { id, fileId }: { id: number | undefined; fileId: number | null },
): GivenTool {
  const maybe = (text: string) => text.trim() || null;
  return {
    ...(id !== undefined && { id }),
    names: {
      en: typed.name_en,
      es: maybe(typed.name_es),
      pt: maybe(typed.name_pt),
      fa: maybe(typed.name_fa),
      zh: maybe(typed.name_zh),
    },
    descriptions: {
      en: maybe(typed.text_en),
      es: maybe(typed.text_es),
      pt: maybe(typed.text_pt),
      fa: maybe(typed.text_fa),
      zh: maybe(typed.text_zh),
    },
    version: maybe(typed.version),
    updatedOn: typed.updatedOn,
    link: maybe(typed.link),
    position: Number(typed.position),
    fileId,
  };
}
