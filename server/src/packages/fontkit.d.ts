// What printed documents use of fontkit, which brings no types; pdfkit takes its fonts as they are.
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string };
    advanceWidth: number;
  }
  export interface GlyphRun {
    positions: object[];
    glyphs: Glyph[];
  }
  export interface Font extends Uint8Array {
    /** Tables decoded so far, by tag. */
    _tables: Record<string, unknown>;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string, features?: unknown): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}
