// What the books use of fontkit, which brings no types; pdfkit takes its fonts as they are.
declare module 'fontkit' {
  export interface GlyphRun {
    positions: object[];
  }
  export interface Font extends Uint8Array {
    /** Tables decoded so far, by tag. */
    _tables: Record<string, unknown>;
    layout(text: string, features?: unknown): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}
