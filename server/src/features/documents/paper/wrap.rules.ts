// Breaks a text into lines: between words, between Chinese signs, and within what is wider than a line.

const PIECES =
  /[\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{ff00}-\u{ffef}]|[^\s\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{ff00}-\u{ffef}]+|\s+/gu;
/** Signs that no line begins with. */
const NEVER_FIRST = /^[，。：；、！？）」』】》.,:;!?)]/u;

/** Lines no wider than asked for, by a measure of text; at least one. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text
    .split('\n')
    .flatMap((part) => [...(part.match(PIECES) ?? []), '\n'])
    .slice(0, -1)) {
    if (piece === '\n') {
      lines.push(line.trimEnd());
      line = '';
    } else if (widthOf(`${line}${piece}`.trimEnd()) <= width || (line !== '' && NEVER_FIRST.test(piece))) {
      line = line === '' ? piece.trimStart() : `${line}${piece}`;
    } else {
      if (line.trimEnd() !== '') lines.push(line.trimEnd());
      const parts = cut(piece.trim(), width, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  return [...lines, line.trimEnd()];
}

function cut(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
