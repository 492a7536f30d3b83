// The head of a printed list of parts: the machine its verdicts are for stands on the sheet, since the strip does not.
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { LazyPaper } from '../../ui/print/lazy-paper.tsx';

export function ListPaper() {
  const machine = useChosenMachine();
  return (
    <LazyPaper
      note={
        machine && (
          <>
            {machine.model} <span className="font-mono">{machine.serialNumber}</span>
          </>
        )
      }
    />
  );
}
