// A preview in one language after the other, the reader's own at first.
import { htmlLangOf, type Language, LANGUAGES } from '@outrigger/contract';
import { type ReactNode, useState } from 'react';
import { buttonLook } from '../button-look.ts';
import { ownNameOf } from './side-by-side.tsx';

type PreviewInProps = {
  own: Language;
  /** Of the choice of the language. */
  label: string;
  children: (language: Language) => ReactNode;
};

export function PreviewIn({ own, label, children }: PreviewInProps) {
  const [language, setLanguage] = useState(own);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-1.5 font-medium text-14">{label}</legend>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={htmlLangOf(one)}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
            className={buttonLook(one === language ? 'secondary' : 'quiet')}
          >
            {ownNameOf(one)}
          </button>
        ))}
      </fieldset>
      {children(language)}
    </div>
  );
}
