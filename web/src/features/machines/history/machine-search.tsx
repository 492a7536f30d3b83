// The machine search (spec §2, §5): what the keyword is, the keyword, and its rule told in words before anything is sent.
import { useNavigate } from '@tanstack/react-router';
import { ScanLine, Search } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { scanOver } from '../../../client/scanner-wanted.ts';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { afterPress } from '../../../ui/fields/use-form.ts';
import type { SerialLengths } from '@outrigger/contract';
import { historyHref, scanHref } from './history.data.ts';
import { type HistoryKey, useTexts } from './history.texts.ts';
import { useLengthWords, useSerialLengths } from './serial-lengths.data.ts';
import { lengthsFor, meantBy, readKeyword, SEARCH_FIELDS, type SearchField, serialIn } from './serial-input.rules.ts';

const FIELD_NAMES = {
  serial: 'fieldSerial',
  identification: 'fieldIdentification',
  model: 'fieldModel',
  any: 'fieldAny',
} as const satisfies Record<SearchField, HistoryKey>;
const EXAMPLES = { serial: 'S324507', identification: 'NRVS10RTKRK262053', model: 'S1012', any: 'S324507' } as const;

type MachineSearchProps = {
  keyword?: string | undefined;
  field?: SearchField;
  /** Nobody has what the address asks for. */
  isNotFound?: boolean;
  /** The screen that waits for the machine. */
  back?: string | undefined;
};

/** Give it a key of its address, so that a search from elsewhere fills it anew. */
export function MachineSearch({ keyword = '', field: shownField = 'any', isNotFound, back }: MachineSearchProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [field, setField] = useState<SearchField>(shownField);
  const [typed, setTyped] = useState(keyword);
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const known = useSerialLengths();
  const wordsOf = useLengthWords();
  const lengths = lengthsFor(field, known);
  const meant = meantBy(field, typed);
  const reading = readKeyword(meant, typed, known);
  const isMissed = isNotFound === true && typed === keyword && field === shownField;
  const missed = isMissed ? t('notFound', { keyword }) : undefined;
  const problem = isChecked ? problemWords(t, field, { reading, lengths: wordsOf(lengths) }) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if ('problem' in reading) input.current?.focus();
    else void navigate({ to: '/history', search: { field: meant, keyword: reading.keyword, back } });
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid max-w-4xl gap-3">
        <FieldChoice
          field={field}
          onChange={(next) => {
            setField(next);
            setChecked(false);
          }}
        />
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-start">
          <TextField
            label={t('keyword')}
            isLabelHidden
            isCode={lengths.length > 0}
            ref={input}
            value={typed}
            maxLength={100}
            placeholder={t('example', { example: EXAMPLES[field] })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            className="[&_input]:min-h-12 [&_input]:text-16"
            onChange={(event) => {
              setTyped(event.target.value);
              setChecked(false);
            }}
            onBlur={() => afterPress(() => setChecked(typed !== ''))}
            help={<Hint field={field} typed={typed} known={known} />}
            error={problem ?? missed}
          />
          <Button type="submit" kind="primary" size="large" icon={<Search aria-hidden="true" className="size-5" />}>
            {t('find')}
          </Button>
          <Anchor
            href={scanHref(back)}
            aria-haspopup="dialog"
            onClick={scanOver(back)}
            className={buttonLook('secondary', 'large')}
          >
            <ScanLine aria-hidden="true" className="size-5" />
            {t('scan')}
          </Anchor>
        </div>
        {isMissed && <p className="text-ink-soft">{lengths.length > 0 ? t('notFoundText') : t('notFoundOther')}</p>}
        {isMissed && lengths.length === 0 && <AllParts keyword={keyword} />}
        {(problem ?? missed) && lengths.length > 0 && <OtherLane typed={typed.trim()} back={back} />}
      </form>
    </search>
  );
}

/** What is no serial number may be a name or a fleet number. */
function OtherLane({ typed, back }: { typed: string; back: string | undefined }) {
  const t = useTexts();
  if (typed === '') return null;
  return (
    <TextLink
      href={historyHref({ field: 'any', keyword: typed, back })}
      className="inline-flex min-h-control w-fit items-center wrap-anywhere"
    >
      {t('tryAny', { keyword: typed })}
    </TextLink>
  );
}

/** What no machine is called may be a part. */
function AllParts({ keyword }: { keyword: string }) {
  const t = useTexts();
  return (
    <TextLink
      href={`/searchResult?${new URLSearchParams({ keyword })}`}
      className="inline-flex min-h-control w-fit items-center wrap-anywhere"
    >
      {t('searchParts', { keyword })}
    </TextLink>
  );
}

type Say = ReturnType<typeof useTexts>;

type Told = { reading: ReturnType<typeof readKeyword>; lengths: string };

function problemWords(t: Say, field: SearchField, { reading, lengths }: Told): string | undefined {
  if (!('problem' in reading)) return undefined;
  if (reading.problem === 'empty') return t('keywordMissing');
  return field === 'identification'
    ? t('identificationLength', { length: reading.length, lengths })
    : t('serialLength', { length: reading.length, lengths });
}

function Hint({ field, typed, known }: { field: SearchField; typed: string; known: SerialLengths }) {
  const t = useTexts();
  const wordsOf = useLengthWords();
  const accepted = lengthsFor(field, known);
  if (accepted.length === 0) return field === 'model' ? t('modelHint') : t('anyHint');
  const { length } = serialIn(typed, accepted);
  // A right length needs no rule; the place stays, so that nothing moves under the fingers.
  if (accepted.includes(length)) return '\u00A0';
  const hint = t('serialHint', { lengths: wordsOf(accepted) });
  return length === 0 ? hint : `${hint} ${t('typedSoFar', { length })}`;
}

function FieldChoice({ field, onChange }: { field: SearchField; onChange: (field: SearchField) => void }) {
  const t = useTexts();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('searchBy')}</legend>
      <div className="flex flex-wrap gap-x-1.5 gap-y-1.5">
        {SEARCH_FIELDS.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-control items-center rounded-box border border-line bg-surface px-3 font-medium text-14 text-ink-soft hover:bg-hover has-checked:border-ink has-checked:bg-selected has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={field === one}
              onChange={() => onChange(one)}
            />
            {t(FIELD_NAMES[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
