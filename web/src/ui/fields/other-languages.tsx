// The fields of a name in the languages beside English, folded: English stands where one is empty (product §2).
import { htmlLangOf, LANGUAGES, type Language } from '@outrigger/contract';
import { Disclosure } from '../layout/disclosure.tsx';
import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A language a name may be left out in. */
type Other = Exclude<Language, 'en'>;

type OtherLanguagesProps = {
  title: string;
  /** What is said beside each label. */
  note: string;
  labelIn: (language: Other) => string;
  input: (language: Other) => Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'>;
};

const OTHERS = LANGUAGES.filter((code): code is Other => code !== 'en');

export function OtherLanguages({ title, note, labelIn, input }: OtherLanguagesProps) {
  return (
    <Disclosure title={title}>
      <div className="grid gap-4 pt-2">
        {OTHERS.map((code) => (
          <TextField
            key={code}
            label={labelIn(code)}
            note={note}
            lang={htmlLangOf(code)}
            maxLength={200}
            {...input(code)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
