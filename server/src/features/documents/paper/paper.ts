// A4 pages of one document as PDF/A-3b: lines of text in whatever faces they need, the same bytes for the same document.
import PDFDocument from 'pdfkit';
import { Faces, type Run, type Weight } from './faces.ts';
import { wrapped } from './wrap.rules.ts';

/** Points, from the upper left corner. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 786 } as const;
/** The shop's warm inks. */
export const INK = { strong: '#1d1c1a', soft: '#6b675f', line: '#cfc9bf' } as const;

/** How a text is set; `right` is where it ends, for columns of numbers. */
export interface Setting {
  size?: number;
  weight?: Weight;
  colour?: string;
  right?: number;
}

export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly #faces = new Faces();
  readonly #chunks: Buffer[] = [];
  readonly #registered = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor({ title, lang, at }: { title: string; lang: string; at: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      subset: 'PDF/A-3b',
      pdfVersion: '1.7',
      lang,
      displayTitle: true,
      // Names of people and firms stay out: what stands here is written into XML as it is.
      info: { Title: title, Creator: 'Outrigger', Producer: 'Outrigger', CreationDate: at },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Width of a text in points. */
  widthOf(text: string, { size = 9, weight = 'regular' }: Setting = {}): number {
    const runs = this.#faces.runsOf(text, weight);
    return runs.reduce((sum, run) => sum + this.#widthOfRun(run, size), 0);
  }

  /** One line of text with its top at y. */
  text(x: number, y: number, text: string, setting: Setting = {}): void {
    const { size = 9, weight = 'regular', colour = INK.strong, right } = setting;
    let at = right === undefined ? x : right - this.widthOf(text, setting);
    for (const run of this.#faces.runsOf(text, weight)) {
      const width = this.#widthOfRun(run, size);
      this.#inFace(run, size);
      // Faces differ in height; what must agree is the line they stand on.
      this.doc.fillColor(colour).text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  /** A text in as many lines as its width makes of it. */
  linesOf(text: string, width: number, setting: Setting = {}): string[] {
    return wrapped(text, width, (piece) => this.widthOf(piece, setting));
  }

  /** A hairline across. */
  rule(y: number, from: number = PAGE.left): void {
    this.doc.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();
  }

  /** The file. */
  async bytes(): Promise<Buffer> {
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  // Words of a document repeat from line to line.
  #widthOfRun(run: Run, size: number): number {
    const key = `${run.face} ${run.text}`;
    const known = this.#widths.get(key) ?? this.#inFace(run, 1000).widthOfString(run.text);
    this.#widths.set(key, known);
    return (known * size) / 1000;
  }

  #inFace({ face, font }: Run, size: number): PDFKit.PDFDocument {
    if (!this.#registered.has(face)) {
      this.doc.registerFont(face, font);
      this.#registered.add(face);
    }
    return this.doc.font(face, size);
  }
}
