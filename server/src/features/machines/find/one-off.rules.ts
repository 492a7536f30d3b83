// Every spelling one slip of a finger away from what was typed (product §5 History): one character wrong, swapped, missing or too many.
const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Spellings with one character replaced, or two beside each other swapped. */
export function oneOffOfSameLength(serial: string): string[] {
  const places = [...serial].map((_, at) => at);
  const replaced = places.flatMap((at) => LETTERS.map((letter) => serial.slice(0, at) + letter + serial.slice(at + 1)));
  const swapped = places.map(
    (at) => serial.slice(0, at) + serial.charAt(at + 1) + serial.charAt(at) + serial.slice(at + 2),
  );
  return others(serial, [...replaced, ...swapped]);
}

/** Spellings with a character more or less: one was left out, or typed twice. */
export function oneOffOfOtherLength(serial: string): string[] {
  const gaps = Array.from({ length: serial.length + 1 }, (_, at) => at);
  const longer = gaps.flatMap((at) => LETTERS.map((letter) => serial.slice(0, at) + letter + serial.slice(at)));
  const shorter = [...serial].map((_, at) => serial.slice(0, at) + serial.slice(at + 1));
  return others(serial, [...longer, ...shorter]);
}

const others = (serial: string, spellings: readonly string[]): string[] =>
  [...new Set(spellings)].filter((one) => one !== serial);
