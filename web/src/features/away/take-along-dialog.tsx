// The dialog that takes a machine along: how large it is before, how far it is meanwhile, how old it is afterwards.
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useAwayFormats } from './away-formats.ts';
import { useTexts } from './away.texts.ts';
import type { Progress } from './resumable-jobs.ts';
import { forgetTaken, type TakenMachine } from './taken-machines.ts';
import type { TakingPlan } from './taking-plan.ts';
import type { Wanted } from './take-machine.ts';
import { type TakingStep, useTaking } from './use-taking.ts';
import { useTaken } from './use-taken.ts';

type DialogProps = { hostId: number; serialNumber: string; onClose: () => void };

export function TakeAlongDialog({ hostId, serialNumber, onClose }: DialogProps) {
  const t = useTexts();
  const taken = useTaken()?.find((machine) => machine.hostId === hostId);
  const [isAgain, setAgain] = useState(false);
  const isTaking = taken === undefined || isAgain;
  const { taking, take, again } = useTaking(hostId, isTaking);
  const isDone = taken !== undefined && (!isAgain || taking.step === 'done');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('close')}
      title={t('takeTitle', { serial: serialNumber })}
      width="narrow"
    >
      {isDone ? (
        <Taken machine={taken} onAgain={() => (isAgain ? again() : setAgain(true))} onRemoved={onClose} />
      ) : (
        <Step taking={taking} onTake={take} onAgain={again} onClose={onClose} />
      )}
    </Dialog>
  );
}

type StepProps = {
  taking: TakingStep;
  onTake: (plan: TakingPlan, wanted: Wanted) => void;
  onAgain: () => void;
  onClose: () => void;
};

function Step({ taking, onTake, onAgain, onClose }: StepProps) {
  const t = useTexts();
  const { size } = useAwayFormats();
  if (taking.step === 'planned') return <Choice plan={taking.plan} room={taking.room} onTake={onTake} />;
  if (taking.step === 'failed') return <Failed {...taking} onAgain={onAgain} />;
  if (taking.step !== 'under way') return <Skeleton className="h-40 w-full" />;
  const { done, total, bytes } = taking.progress;
  return (
    <ProgressBar
      label={t('taking')}
      share={done / total}
      count={t('takingCount', { done, total, size: size(bytes) })}
      action={<Button onClick={onClose}>{t('cancel')}</Button>}
    />
  );
}

type ChoiceProps = { plan: TakingPlan; room: number | undefined; onTake: StepProps['onTake'] };

const KINDS = ['pictures', 'manuals', 'models'] as const;
const WORDS = { pictures: 'takePictures', manuals: 'takeManuals', models: 'takeModels' } as const;

/** What comes along, and what of it may be left out. */
function Choice({ plan, room, onTake }: ChoiceProps) {
  const t = useTexts();
  const { size } = useAwayFormats();
  const { sizes } = plan;
  const [wanted, setWanted] = useState<Wanted>({ pictures: true, models: false, manuals: true });
  const total = sizes.base + KINDS.reduce((sum, kind) => sum + (wanted[kind] ? sizes[kind] : 0), 0);
  const counts = {
    pictures: plan.names.pictures.length,
    models: plan.names.models.length,
    manuals: plan.manuals.items.length,
  };
  const isTooMuch = room !== undefined && total > room;
  const figures = plan.book.chapters.reduce((sum, chapter) => sum + chapter.figures.length, 0);
  return (
    <div className="grid gap-3">
      <p>{t('takeText')}</p>
      <p className="font-medium">{t('takeBase', { rows: plan.list.items.length, figures, size: size(sizes.base) })}</p>
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <Checkbox
          key={kind}
          checked={wanted[kind]}
          onChange={(event) => setWanted({ ...wanted, [kind]: event.target.checked })}
          label={t(WORDS[kind], { count: counts[kind], size: size(sizes[kind]) })}
        />
      ))}
      {isTooMuch && (
        <p role="alert" className="text-bad">
          {t('noRoom', { needed: size(total), room: size(room) })}
        </p>
      )}
      <Button kind="primary" isWide disabled={isTooMuch} onClick={() => onTake(plan, wanted)}>
        {t('takeNow', { size: size(total) })}
      </Button>
    </div>
  );
}

type FailedProps = { error: unknown; progress?: Progress; onAgain: () => void };

function Failed({ error, progress, onAgain }: FailedProps) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const left = progress ? t('takenSoFar', { done: progress.done, total: progress.total }) : t('nothingTaken');
  const { title, text } = isFull ? { title: t('fullTitle'), text: t('fullText') } : wordsOf(error);
  return (
    <ErrorState
      title={title}
      meaning={isFull ? text : `${text} ${left}`}
      action={<Button onClick={onAgain}>{t('tryAgain')}</Button>}
    />
  );
}

type TakenProps = { machine: TakenMachine; onAgain: () => void; onRemoved: () => void };

function Taken({ machine, onAgain, onRemoved }: TakenProps) {
  const t = useTexts();
  const { age, size } = useAwayFormats();
  const { rows, figures, manuals } = machine;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {t('takenFacts', { age: age(machine.at), size: size(machine.bytes) })}
      </p>
      <p>{t('takenHolds', { rows, figures, manuals })}</p>
      <p className="text-14 text-ink-soft">{t('takenText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onAgain}>
          {t('readAnew')}
        </Button>
        <Button onClick={() => void forgetTaken(machine).then(onRemoved)}>{t('takeOff')}</Button>
      </div>
    </div>
  );
}
