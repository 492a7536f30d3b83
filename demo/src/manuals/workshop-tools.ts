// The papers offered under Service tools, each one file that holds all languages: torques, fault codes, a checklist to print (spec §2 Service tools).
import { Book } from './book.ts';
import { boltsAndFittings, scheduleTable } from './chapters.ts';
import type { ManualTexts } from './manual-texts.ts';
import { BOOK_LANGUAGES, fileOfTool, WORKSHOP_TOOLS, type WorkshopTool } from './book-names.ts';
import { manualTexts } from './texts/index.ts';

type Write = (book: Book, texts: ManualTexts) => void;
const RECORD_ROWS = 12;

const WRITERS: Record<WorkshopTool, Write> = {
  torque: (book, texts) => {
    book.chapter(texts.words.torqueTitle);
    boltsAndFittings(book, texts);
  },
  faults: (book, texts) => {
    const { words } = texts;
    book.chapter(words.electricsTitle);
    book.table([words.code, words.meaning, words.remedy], texts.faultCodes, [1, 5, 5]);
    book.section(`${words.symptom} – ${words.remedy}`);
    book.table([words.symptom, words.cause, words.remedy], texts.electricTrouble, [3, 4, 4]);
  },
  checklist: (book, texts) => {
    const { words } = texts;
    book.chapter(words.scheduleTitle);
    scheduleTable(book, texts);
    const empty = Array.from({ length: RECORD_ROWS }, () => ['', '', '', '']);
    book.section(words.recordTitle);
    book.table([words.date, words.meter, words.work, words.signature], empty, [1.4, 1.4, 5, 2]);
  },
};
const TITLES: Record<WorkshopTool, string> = {
  torque: 'Torque tables',
  faults: 'Fault codes',
  checklist: 'Maintenance checklist',
};

/** Makes `tool/….pdf`; null for a paper that nobody wrote. */
export async function makeTool(name: string): Promise<Buffer | null> {
  const tool = WORKSHOP_TOOLS.find((one) => fileOfTool(one) === name);
  if (!tool) return null;
  const book = new Book({ title: TITLES[tool], lang: 'en', runningHead: TITLES[tool], isChinese: false });
  for (const language of BOOK_LANGUAGES) {
    if (language === 'zh') book.goOnInChinese();
    WRITERS[tool](book, manualTexts[language]);
  }
  return await book.finish();
}
