// The chapters of a service manual before the repair procedures: safety, data, schedule, torques, systems.
import type { Book } from './book.ts';
import {
  BOLT_TORQUES,
  FITTING_TORQUES,
  fluidFigures,
  INTERVALS,
  type ManualModel,
  SCHEDULE,
  systemPressureOf,
  technicalData,
} from './machine-data.ts';
import type { ManualTexts } from './manual-texts.ts';
import { signalBar } from './signal-bar.ts';

export interface Writing {
  book: Book;
  model: ManualModel;
  texts: ManualTexts;
}

const SIGNAL_COLOURS = ['#b3261e', '#c65200', '#a67c00', '#1f5fa8'];

export const filled = (text: string, model: ManualModel): string =>
  text.replace('{model}', `Norrvik ${model.code}`).replace('{pressure}', String(systemPressureOf(model)));

export function openingChapters({ book, model, texts }: Writing): void {
  const { words } = texts;
  book.chapter(words.aboutTitle);
  for (const text of texts.about) book.paragraph(filled(text, model));
  book.heading(words.safetyTitle);
  texts.signals.forEach(([word, meaning], i) => {
    signalBar(book, { word, text: meaning, colour: SIGNAL_COLOURS[i] ?? '#1f5fa8' });
  });
  book.chapter(words.safetyTitle);
  book.list(texts.safety, false);
  book.chapter(words.dataTitle);
  book.table([words.model, model.code], technicalData(model, texts).slice(1), [3, 2]);
}

export function maintenanceChapters({ book, model, texts }: Writing): void {
  const { words } = texts;
  book.chapter(words.scheduleTitle);
  scheduleTable(book, texts);
  book.chapter(words.torqueTitle);
  boltsAndFittings(book, texts);
  book.chapter(words.fluidsTitle);
  const figures = fluidFigures(model);
  const fluids = texts.fluids.map(([place, fluid], i) => {
    const [volume = '', hours = ''] = figures[i] ?? [];
    return [place, fluid, volume, hours === '-' ? '-' : `${hours} ${words.hours}`];
  });
  book.table([words.place, words.fluid, words.volume, words.interval], fluids, [3, 5, 1.4, 1.8]);
}

/** Which work falls due when. */
export function scheduleTable(book: Book, { words, tasks }: ManualTexts): void {
  const head = [words.task, words.daily, ...INTERVALS.map((hours) => `${hours} ${words.hours}`)];
  const rows = tasks.map((task, i) => [task, ...(SCHEDULE[i] ?? []).map((due) => (due ? '×' : ''))]);
  book.table(head, rows, [6, 1.3, 1, 1, 1, 1.1, 1.1]);
}

/** What bolts and fittings are tightened to. */
export function boltsAndFittings(book: Book, { words, torqueNote }: ManualTexts): void {
  book.paragraph(torqueNote);
  const bolts = BOLT_TORQUES.map(([thread, ...values]) => [thread, ...values.map(String)]);
  book.table([words.thread, `${words.strengthClass} 8.8`, '10.9', '12.9'], bolts, [2, 2.4, 1.4, 1.4]);
  book.table([words.fitting, `${words.torque} (N·m)`], FITTING_TORQUES, [3, 2]);
}

export function systemChapters({ book, model, texts }: Writing): void {
  const { words } = texts;
  book.chapter(words.hydraulicsTitle);
  for (const text of texts.hydraulics) book.paragraph(text);
  book.section(words.pumpPressure);
  book.list(
    texts.pressureSteps.map((step) => filled(step, model)),
    true,
  );
  book.section(`${words.symptom} – ${words.remedy}: ${words.hydraulicsTitle}`, true);
  book.table([words.symptom, words.cause, words.remedy], texts.hydraulicTrouble, [3, 4, 4]);
  book.chapter(words.electricsTitle);
  for (const text of texts.electrics) book.paragraph(text);
  book.table([words.code, words.meaning, words.remedy], texts.faultCodes, [1, 5, 5]);
  book.section(`${words.symptom} – ${words.remedy}: ${words.electricsTitle}`, true);
  book.table([words.symptom, words.cause, words.remedy], texts.electricTrouble, [3, 4, 4]);
}

export function closingChapters({ book, model, texts }: Writing): void {
  const { words } = texts;
  book.chapter(words.emergencyTitle);
  const [, warning] = texts.signals;
  if (warning) signalBar(book, { word: warning[0], text: texts.safety[3] ?? '', colour: SIGNAL_COLOURS[1] ?? '' });
  book.list(model.family === 'forklift' ? texts.emergency.forklift : texts.emergency.platform, true);
  book.chapter(words.recordTitle);
  const empty = Array.from({ length: 24 }, () => ['', '', '', '']);
  book.table([words.date, words.meter, words.work, words.signature], empty, [1.4, 1.4, 5, 2]);
}
