// An email address that breaks before its domain, else at a dot, and inside a word only where the word is longer than the line.
import { Fragment, type ReactNode } from 'react';

export function EmailText({ email }: { email: string }): ReactNode {
  const [name = '', domain] = email.split(/(?<=@)/);
  return (
    <>
      <Breaking text={name} />
      {domain !== undefined && (
        <span className="inline-block max-w-full">
          <Breaking text={domain} />
        </span>
      )}
    </>
  );
}

const Breaking = ({ text }: { text: string }): ReactNode =>
  text.split(/(?=\.)/).map((piece, place) => (
    <Fragment key={`piece-${place.toString()}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
