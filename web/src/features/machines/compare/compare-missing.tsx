// A comparison with a machine that is not there: which of the two, and the press that chooses another (quality: every error says what to do next).
import { isRefused } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useLookedAt } from './compare.data.ts';
import { useTexts } from './compare.texts.ts';

type MissingProps = {
  machineId: number;
  otherMachineId: number;
  onChoose: (machineId: number | undefined, otherMachineId: number | undefined) => void;
};

export function MissingMachine({ machineId, otherMachineId, onChoose }: MissingProps) {
  const t = useTexts();
  const isFirst = useIsMissing(machineId);
  const isSecond = useIsMissing(otherMachineId);
  const isKnown = isFirst || isSecond;
  const title = isFirst && isSecond ? 'missingBoth' : isFirst ? 'missingFirst' : isSecond ? 'missingSecond' : 'failed';
  const another = (
    <Button onClick={() => onChoose(isFirst ? undefined : machineId, isSecond ? undefined : otherMachineId)}>
      {t('chooseAnother')}
    </Button>
  );
  return <ErrorState title={t(title)} meaning={t('missingText')} action={isKnown && another} />;
}

/** As its side of the choice found out. */
const useIsMissing = (machineId: number): boolean => isRefused(useLookedAt(machineId).error, 'machineNotFound');
