// Whether what was read of a plate holds a number worth looking up, so that nothing more need be tried (product §5 Scan).

interface Line {
  text: string;
  confidence: number;
}

const SURE = 60;
/** Numbers of machines are longer than years and masses, and made of digits for the most part. */
const NUMBER = /^(?=(?:[^0-9]*[0-9]){4})[A-Z0-9-]{6,20}$/;

/** Whether one of them does. */
export const isNumberRead = (lines: readonly Line[]): boolean =>
  lines.some(({ text, confidence }) => confidence >= SURE && text.split(' ').some((word) => NUMBER.test(word)));
