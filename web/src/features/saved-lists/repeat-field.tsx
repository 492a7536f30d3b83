// When a list is needed again: every so many weeks, or every so many hours of its machine (product §6 lists).
import { useFormats } from '../../client/formats.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

/** One rhythm, or none. */
export type Repeat = Pick<WholeList, 'repeatWeeks' | 'repeatHours'>;

const WEEKS = [1, 2, 4, 6, 8, 12, 26, 52];
const HOURS = [50, 100, 250, 500, 1000, 2000];
const HOUR_MARK = 'h';

type RepeatFieldProps = { list: WholeList; onChange: (repeat: Repeat) => void };

/** Hours are offered where the list is for a machine, since they are the machine's. */
export function RepeatField({ list, onChange }: RepeatFieldProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { repeatWeeks, repeatHours, remindAtHours, machine } = list;
  const weeks = withOwn(WEEKS, repeatWeeks).map((count) => ({
    value: String(count),
    label: t('everyWeeks', { count }),
  }));
  const hours = withOwn(HOURS, repeatHours).map((count) => ({
    value: `${HOUR_MARK}${count}`,
    label: t('everyHours', { count: number(count) }),
  }));
  const help =
    repeatHours !== null && remindAtHours === null && machine
      ? t('hoursUnknown', { serial: machine.serialNumber })
      : t(machine ? 'repeatHelpHours' : 'repeatHelp');
  return (
    <SelectField
      label={t('repeat')}
      help={help}
      emptyLabel={t('never')}
      options={machine ? [...weeks, ...hours] : weeks}
      value={repeatHours === null ? (repeatWeeks ?? '') : `${HOUR_MARK}${repeatHours}`}
      onChange={(event) => onChange(repeatOf(event.target.value))}
    />
  );
}

/** The usual ones, and the list's own where it is another. */
const withOwn = (usual: readonly number[], own: number | null): number[] =>
  [...new Set([...usual, ...(own === null ? [] : [own])])].toSorted((a, b) => a - b);

const repeatOf = (value: string): Repeat =>
  value.startsWith(HOUR_MARK)
    ? { repeatWeeks: null, repeatHours: Number(value.slice(HOUR_MARK.length)) }
    : { repeatWeeks: Number(value) || null, repeatHours: null };
