// One side of the comparison: the machine chosen, or the ways to choose one, out of the company's own or by serial number.
import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { NotLoaded } from './compare-failed.tsx';
import { useLookedAt, useMachineBySerial, useOwnMachines } from './compare.data.ts';
import { useTexts } from './compare.texts.ts';
import { MachinePicture } from '../machine-picture.tsx';
import { partsListHref } from '../machines.data.ts';
import { readKeyword } from '../history/serial-input.rules.ts';
import { useLengthWords, useSerialLengths } from '../history/serial-lengths.data.ts';

type PickProps = { title: string; machineId: number | undefined; onChoose: (machineId: number | undefined) => void };

export function ComparePick({ title, machineId, onChoose }: PickProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid h-full min-w-0 content-start gap-3 rounded-box border border-line bg-surface p-4"
    >
      <h2 id={id} className="font-semibold text-14 text-ink-soft">
        {title}
      </h2>
      {machineId === undefined ? <Choose onChoose={onChoose} /> : <Chosen machineId={machineId} onChoose={onChoose} />}
    </section>
  );
}

function Chosen({ machineId, onChoose }: { machineId: number; onChoose: PickProps['onChoose'] }) {
  const t = useTexts();
  const { data: machine, error, refetch } = useLookedAt(machineId);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {machine ? (
        <>
          <MachinePicture machine={machine} className="h-14 w-20" />
          <Anchor href={partsListHref(machine)} className="grid min-w-40 flex-1 rounded-inner hover:underline">
            <span className="font-semibold">{machine.model}</span>
            <span className="wrap-anywhere font-mono text-14">{machine.serialNumber}</span>
            <span className="wrap-anywhere text-14 text-ink-soft">
              {[machine.fleetNumber, machine.ownName].filter(Boolean).join(' · ')}
            </span>
          </Anchor>
        </>
      ) : error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-14 flex-1" />
      )}
      <Button className="print:hidden" onClick={() => onChoose(undefined)}>
        {t('change')}
      </Button>
    </div>
  );
}

/** Fields are nothing on paper, which says that there is no machine. */
function Choose({ onChoose }: { onChoose: PickProps['onChoose'] }) {
  const t = useTexts();
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <OutOfOwn onChoose={onChoose} />
        <BySerial onChoose={onChoose} />
      </div>
      <p className="hidden print:block">{t('noneChosen')}</p>
    </>
  );
}

/** The company's own machines; its place is kept until they have come, so that the serial number does not move away. */
function OutOfOwn({ onChoose }: { onChoose: PickProps['onChoose'] }) {
  const t = useTexts();
  const { number } = useFormats();
  const own = useOwnMachines();
  const machines = own.data?.items ?? [];
  if (own.error && !own.data) return <NotLoaded error={own.error} onRetry={() => void own.refetch()} />;
  if (machines.length === 0 && !own.isPending) return null;
  const total = own.data?.total ?? 0;
  const isCut = total > machines.length && !own.isPending;
  return (
    <SelectField
      label={t('ownMachine')}
      emptyLabel={t('chooseOwn')}
      help={isCut && t('ownFirst', { shown: number(machines.length), total: number(total) })}
      value=""
      disabled={own.isPending}
      onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
      options={machines.map((machine) => ({
        value: String(machine.hostId),
        label: [machine.model, machine.serialNumber, machine.ownName ?? machine.fleetNumber]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

function BySerial({ onChoose }: { onChoose: PickProps['onChoose'] }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [length, setLength] = useState<number>();
  const wordsOf = useFailureWords();
  const found = useMachineBySerial(asked);
  const known = useSerialLengths();
  const lengths = useLengthWords()(known.serial);
  const machineId = asked === undefined ? undefined : found.data?.items[0]?.hostId;
  useEffect(() => {
    if (machineId !== undefined) onChoose(machineId);
  }, [machineId, onChoose]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readKeyword('serial', typed, known);
    setLength('length' in reading ? reading.length : undefined);
    const keyword = 'keyword' in reading ? reading.keyword : undefined;
    setAsked(keyword);
    if (keyword === asked && found.error) void found.refetch();
  };
  const isUnknown = asked !== undefined && found.data?.items.length === 0;
  const failure = asked !== undefined && !found.isFetching && !found.data && found.error;
  const problem =
    length !== undefined
      ? t('wrongLength', { length, lengths })
      : isUnknown
        ? t('unknown')
        : failure
          ? wordsOf(failure).text
          : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label={t('serial')}
        isCode
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          setTyped(event.target.value);
          setLength(undefined);
          setAsked(undefined);
        }}
        help={t('serialHelp', { lengths })}
        error={problem}
      />
      <Button
        type="submit"
        kind="primary"
        className="mt-6.5"
        isBusy={asked !== undefined && found.isFetching}
        icon={<Search aria-hidden="true" className="size-4" />}
      >
        {t('find')}
      </Button>
    </form>
  );
}
