// The verdict of a listed part for the chosen machine (product §5); one that fits by its own row needs no reason.
import { FitVerdict } from '../fit/index.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import type { FitOfPart } from './catalogue.data.ts';

export function FitNote({ fit }: { fit: FitOfPart }) {
  const machine = useChosenMachine();
  return (
    <FitVerdict
      {...fit}
      isBare
      isDense
      {...(machine ? { model: machine.model } : {})}
      className={fit.verdict === 'doesNotFit' ? 'greys' : undefined}
    />
  );
}
