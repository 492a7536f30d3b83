// An email address that breaks at its signs, and inside a word only where the word is longer than the line.
import { Fragment, type ReactNode } from 'react';

export function EmailText({ email }: { email: string }): ReactNode {
  return email.split(/(?<=@)|(?=\.)/).map((piece, place) => (
    <Fragment key={`piece-${place.toString()}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
