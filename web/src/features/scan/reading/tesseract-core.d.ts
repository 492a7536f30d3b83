// What is used of tesseract.js-core, which brings no types of its own.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    Init(dataPath: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Takes the picture from the file `/input`. */
    SetImageFile(): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }
  export interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TesseractApi;
  }
  interface Settings {
    wasmBinary?: ArrayBuffer;
    locateFile?: (name: string) => string;
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }
  export default function makeCore(settings: Settings): Promise<TesseractModule>;
}
