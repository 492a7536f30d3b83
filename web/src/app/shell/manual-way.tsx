// The way on where a manual is not here yet: the figures of the chosen machine with their parts, or choosing a machine.
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';

const useTexts = textsOf<keyof typeof en>('app');

export function ManualWay() {
  const t = useTexts();
  const machine = useChosenMachine();
  return (
    <Anchor
      href={machine ? `/historyPartsList?hostId=${machine.hostId}` : '/history'}
      className={buttonLook('primary')}
    >
      {machine ? t('machineFigures', { model: machine.model }) : t('chooseMachine')}
    </Anchor>
  );
}
