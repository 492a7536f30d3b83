// Which books the demo shop has and what rows and files call them (product §5).
import { MODELS, type Model } from '../catalogue/models.ts';
import type { ManualLanguage } from './texts/index.ts';

/** One book in one language. */
export interface ModelBook {
  kind: 'service' | 'brochure';
  model: Model;
  language: ManualLanguage;
}

/** The languages of every book, in the order of the format's title columns. */
export const BOOK_LANGUAGES = ['en', 'es', 'pt', 'fa', 'zh'] as const satisfies readonly ManualLanguage[];

const PREFIXES = { service: 'SM', brochure: 'BR' } as const;
const NAME = /^manual\/(SM|BR)-([A-Z]\d+[A-Z0-9]*)\.(en|es|pt|fa|zh)\.pdf$/;

/** All books, by model, kind and language. */
export const MODEL_BOOKS: readonly ModelBook[] = MODELS.flatMap((model) =>
  (['service', 'brochure'] as const).flatMap((kind) => BOOK_LANGUAGES.map((language) => ({ kind, model, language }))),
);

/** The code that the languages of a book share. */
export const codeOfBook = ({ kind, model }: ModelBook): string => `${PREFIXES[kind]}-${model.code}`;

/** Name of the file that holds the book. */
export const fileOfBook = (book: ModelBook): string => `manual/${codeOfBook(book)}.${book.language}.pdf`;

/** The book a file name stands for; undefined for one nobody wrote. */
export function readBookName(name: string): ModelBook | undefined {
  const [, prefix, code, language] = NAME.exec(name) ?? [];
  const model = MODELS.find((one) => one.code === code);
  const kind = prefix === PREFIXES.service ? 'service' : 'brochure';
  return model && { kind, model, language: language as ManualLanguage };
}

/** The papers of the service tools: torques, fault codes, a checklist of the maintenance. */
export const WORKSHOP_TOOLS = ['torque', 'faults', 'checklist'] as const;
/** One of them. */
export type WorkshopTool = (typeof WORKSHOP_TOOLS)[number];

/** Name of the file that holds the paper, in all languages. */
export const fileOfTool = (tool: WorkshopTool): string => `tool/${tool}.pdf`;
