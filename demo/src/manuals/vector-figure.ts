// Puts a line drawing into a PDF as vectors, so that it stays sharp at any zoom.
import type { Drawing } from '../drawing/drawing.ts';
import { draw } from '../drawing/illustration.ts';
import { leaderOf } from '../drawing/svg.ts';
import { buildMachine } from '../geometry/machines/index.ts';
import type { Assembly } from '../geometry/types.ts';
import { type Book, INK, SOFT } from './book.ts';
import { machineSpecOf, type ManualModel } from './machine-data.ts';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const drawn = new WeakMap<Assembly, Drawing>();

/** The exploded drawing of a figure at the size of a page; equal assemblies are drawn once. */
export function drawingFor(assembly: Assembly): Drawing {
  const old = drawn.get(assembly);
  if (old) return old;
  const made = draw(assembly, { width: 940 });
  drawn.set(assembly, made);
  return made;
}

const machines = new Map<string, Drawing>();

/** The whole machine without numbers; models of one look share it. */
export function machineDrawing(model: ManualModel): Drawing {
  const spec = machineSpecOf(model);
  const key = JSON.stringify(spec);
  const made = machines.get(key) ?? draw(buildMachine(spec), { explode: 0, callouts: false, width: 900 });
  machines.set(key, made);
  return made;
}

/** Fits the drawing into the middle of the frame and leaves the pen below it; the frame is kept free where the book is text only. */
export function placeDrawing(book: Book, draw: () => Drawing, frame: Frame): void {
  const { doc } = book;
  if (!book.isTextOnly) strokeDrawing(doc, draw(), frame);
  doc.x = frame.x;
  doc.y = frame.y + frame.height;
}

function strokeDrawing(doc: PDFKit.PDFDocument, drawing: Drawing, frame: Frame): void {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  doc.save();
  doc.translate(
    frame.x + (frame.width - drawing.width * scale) / 2,
    frame.y + (frame.height - drawing.height * scale) / 2,
  );
  doc.scale(scale);
  doc.lineCap('round').lineJoin('round');
  strokeLines(doc, drawing.axes, 0.9, SOFT, true);
  for (const { outlines, creases } of drawing.items) {
    strokeLines(doc, creases, 0.8, INK);
    strokeLines(doc, outlines, 1.7, INK);
  }
  for (const callout of drawing.callouts) placeBalloon(doc, callout);
  doc.restore();
}

type Lines = readonly (readonly (readonly [number, number])[])[];

function strokeLines(doc: PDFKit.PDFDocument, lines: Lines, width: number, colour: string, isDashed = false): void {
  if (lines.length === 0) return;
  for (const line of lines) {
    line.forEach(([x, y], i) => {
      if (i === 0) doc.moveTo(round(x), round(y));
      else doc.lineTo(round(x), round(y));
    });
  }
  doc.lineWidth(width);
  if (isDashed) doc.dash(14, { space: 5 });
  doc.stroke(colour);
  if (isDashed) doc.undash();
}

function placeBalloon(doc: PDFKit.PDFDocument, { itemNo, anchor, centre, r }: Drawing['callouts'][number]): void {
  strokeLines(doc, [leaderOf(anchor, centre, r)], 1, INK);
  doc.circle(anchor[0], anchor[1], 2).fill(INK);
  doc.circle(centre[0], centre[1], r).lineWidth(1).fillAndStroke('#ffffff', INK);
  doc.font('bold').fontSize(15).fillColor(INK);
  doc.text(itemNo, centre[0] - doc.widthOfString(itemNo) / 2, centre[1] - 7.5, { lineBreak: false });
}

const round = (v: number): number => Math.round(v * 10) / 10;
