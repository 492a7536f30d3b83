// The lines of a figure in a table to be typed or pasted into (product §8 figures).
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useTexts } from '../figure-desk.texts.ts';
import { newLine, pastedLines, problemOf, type TypedLine } from './lines.rules.ts';

type FigureLinesProps = {
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
  /** Whether what is wrong is said by now. */
  isChecked: boolean;
  /** Places of lines whose codes no part has. */
  unknown: ReadonlySet<number>;
};

export function FigureLines({ lines, onChange, isChecked, unknown }: FigureLinesProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const put = (at: number, next: Partial<TypedLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...next } : line)));
  const add = () => {
    onChange([...lines, newLine(lines.at(-1))]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    // An empty line makes room for what is pasted into it.
    const isEmpty = lines[at]?.partCode === '' && lines[at].kept === null;
    onChange([...lines.slice(0, isEmpty ? at : at + 1), ...pasted, ...lines.slice(at + 1)]);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start font-medium text-14">{t('lines')}</legend>
      <p className="clear-both text-14 text-ink-soft">{t('linesHelp')}</p>
      <ul ref={list} className="grid gap-3">
        {lines.map((line, at) => (
          <li key={line.key} onPaste={(event) => paste(event, at)}>
            <Line
              line={line}
              place={at + 1}
              isChecked={isChecked}
              isUnknown={unknown.has(at)}
              onChange={(next) => put(at, next)}
              onRemove={() => onChange(lines.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      <Button icon={<Plus aria-hidden="true" />} className="justify-self-start" onClick={add}>
        {t('addLine')}
      </Button>
    </fieldset>
  );
}

type LineProps = {
  line: TypedLine;
  place: number;
  isChecked: boolean;
  isUnknown: boolean;
  onChange: (next: Partial<TypedLine>) => void;
  onRemove: () => void;
};

function Line({ line, place, isChecked, isUnknown, onChange, onRemove }: LineProps) {
  const t = useTexts();
  const problem = isChecked ? problemOf(line) : null;
  const { kept } = line;
  // The first line is the head of the others.
  const isLater = place > 1;
  const partError = isUnknown ? t('unknownPart') : problem === 'partMissing' ? t('partMissing') : undefined;
  return (
    <fieldset
      className="grid grid-cols-[4.5rem_minmax(0,1fr)_4.5rem_auto] items-start gap-x-2 gap-y-1"
      aria-label={t('lineOf', { place })}
    >
      <TextField
        label={t('lineItem')}
        isLabelHidden={isLater}
        maxLength={12}
        autoComplete="off"
        {...(problem === 'itemMissing' && { error: t('itemMissing') })}
        value={line.itemNo}
        onChange={(event) => onChange({ itemNo: event.target.value })}
      />
      <TextField
        label={t('partCode')}
        isLabelHidden={isLater}
        isCode
        maxLength={100}
        autoComplete="off"
        {...(partError && { error: partError })}
        value={line.partCode}
        onChange={(event) => onChange({ partCode: event.target.value })}
      />
      <TextField
        label={t('quantity')}
        isLabelHidden={isLater}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        {...(problem === 'quantityWrong' && { error: t('quantityWrong') })}
        value={line.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <IconButton
        label={t('removeLine', { place })}
        icon={<Trash2 aria-hidden="true" />}
        className={isLater ? '' : 'mt-6'}
        onClick={onRemove}
      />
      {kept && (
        <p className="col-span-full text-14 text-ink-soft">
          <span lang={kept.nameLang ?? undefined}>{kept.name}</span>
          {kept.isLimited && ` · ${t('limited')}`}
        </p>
      )}
    </fieldset>
  );
}
