// The result of a comparison in its states: nothing chosen, the same machine, loading, failed, no difference, differences by figure.
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ChapterList } from './compare-chapters.tsx';
import { CompareFilter, useOnlyMattering } from './compare-filter.tsx';
import { MissingMachine } from './compare-missing.tsx';
import { CompareSummary } from './compare-summary.tsx';
import type { Comparison, useComparison } from './compare.data.ts';
import { stillMatters } from './compare.rules.ts';
import { useTexts } from './compare.texts.ts';

type ResultProps = {
  comparison: ReturnType<typeof useComparison>;
  machineId: number | undefined;
  otherMachineId: number | undefined;
  /** Puts other machines in the place of those shown. */
  onChoose: (machineId: number | undefined, otherMachineId: number | undefined) => void;
};

export function CompareResult({ comparison, machineId, otherMachineId, onChoose }: ResultProps) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  if (machineId === undefined || otherMachineId === undefined) {
    return (
      <>
        <div className="print:hidden">
          <EmptyState drawing={<ScissorLift hasCallouts />} title={t('choose')} text={t('chooseText')} />
        </div>
        <p className="hidden print:block">{t('notCompared')}</p>
      </>
    );
  }
  if (machineId === otherMachineId) {
    const text = <span className="print:hidden">{t('chooseText')}</span>;
    return <EmptyState drawing={<ScissorLift />} title={t('same')} text={text} />;
  }
  if (comparison.data) return <Filled comparison={comparison.data} />;
  if (!comparison.error) return <Loading />;
  // A machine that is not there is none the next time either.
  if (isRefused(comparison.error, 'machineNotFound'))
    return <MissingMachine {...{ machineId, otherMachineId, onChoose }} />;
  return (
    <ErrorState
      title={t('failed')}
      meaning={wordsOf(comparison.error).text}
      action={<Button onClick={() => void comparison.refetch()}>{t('retry')}</Button>}
    />
  );
}

function Filled({ comparison }: { comparison: Comparison }) {
  const t = useTexts();
  const { isOnly } = useOnlyMattering();
  const { first, second, both, differences } = comparison;
  if (differences.length === 0) {
    return <EmptyState drawing={<ScissorLift />} title={t('equal')} text={t('equalText', { count: both })} />;
  }
  const mattering = differences.filter(stillMatters);
  const shown = isOnly ? mattering : differences;
  return (
    <div className="grid gap-5">
      <CompareSummary comparison={comparison} />
      {mattering.length < differences.length && <CompareFilter all={differences.length} mattering={mattering.length} />}
      {shown.length === 0 ? (
        <EmptyState drawing={<ScissorLift />} title={t('noneMatter')} text={t('noneMatterText')} />
      ) : (
        <ChapterList
          key={`${first.hostId} ${second.hostId} ${isOnly}`}
          comparison={{ ...comparison, differences: shown }}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-2">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} className="h-16 w-full" />
      ))}
    </div>
  );
}
