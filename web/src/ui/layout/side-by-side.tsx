// Texts of two languages side by side: English, which is never empty, and another one to be chosen (design: two panes at the desk).
import { htmlLangOf, type Language, LANGUAGES, localeOf } from '@outrigger/contract';
import { type ReactNode, useState } from 'react';
import { buttonLook } from '../button-look.ts';

const OTHERS = LANGUAGES.filter((one) => one !== 'en');

/** What a language calls itself. */
export const ownNameOf = (language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(htmlLangOf(language)) ?? language;

type SideBySideProps = {
  /** The reader's language, which stands beside English at first where it is another one. */
  own: Language;

  /** Of the choice of the second language. */
  label: string;
  /** Languages that have nothing yet are marked. */
  isEmpty: (language: Language) => boolean;
  emptyMark: string;
  /** The fields of one language: they say it of what is typed into them (`lang`), their labels are the reader's. */
  children: (language: Language) => ReactNode;
};

export function SideBySide({ own, label, isEmpty, emptyMark, children }: SideBySideProps) {
  const [other, setOther] = useState<Language>(own === 'en' ? 'es' : own);
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-1.5 font-medium text-14">{label}</legend>
        {OTHERS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === other}
            onClick={() => setOther(one)}
            className={buttonLook(one === other ? 'secondary' : 'quiet')}
          >
            <span lang={htmlLangOf(one)}>{ownNameOf(one)}</span>
            {isEmpty(one) && <span className="text-12 text-ink-soft">{emptyMark}</span>}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {(['en', other] as const).map((language) => (
          <div key={language} className="grid content-start gap-4">
            {children(language)}
          </div>
        ))}
      </div>
    </div>
  );
}
