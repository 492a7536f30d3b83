// A comparison with a machine that is not there: which of the two, and the press that chooses another (quality: every error says what to do next).
import { isRefused } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useLookedAt } from './compare.data.ts';
import { useTexts } from './compare.texts.ts';

type MissingProps = {
  hostId: number;
  otherHostId: number;
  onChoose: (hostId: number | undefined, otherHostId: number | undefined) => void;
};

export function MissingMachine({ hostId, otherHostId, onChoose }: MissingProps) {
  const t = useTexts();
  const isFirst = useIsMissing(hostId);
  const isSecond = useIsMissing(otherHostId);
  const isKnown = isFirst || isSecond;
  const title = isFirst && isSecond ? 'missingBoth' : isFirst ? 'missingFirst' : isSecond ? 'missingSecond' : 'failed';
  const another = (
    <Button onClick={() => onChoose(isFirst ? undefined : hostId, isSecond ? undefined : otherHostId)}>
      {t('chooseAnother')}
    </Button>
  );
  return <ErrorState title={t(title)} meaning={t('missingText')} action={isKnown && another} />;
}

/** As its side of the choice found out. */
const useIsMissing = (hostId: number): boolean => isRefused(useLookedAt(hostId).error, 'machineNotFound');
