// A sentence whose codes stay in one piece: a line ends at a hyphen of "NV-4885389" only where the code is longer than the line.
import { Fragment, type ReactNode } from 'react';

export function WholeWords({ text }: { text: string }): ReactNode {
  return text.split(' ').map((word, place) => (
    <Fragment key={`word-${place.toString()}`}>
      {place > 0 && ' '}
      {word.includes('-') ? <span className="inline-block max-w-full">{word}</span> : word}
    </Fragment>
  ));
}
