// The empty states of the parts list: no row passes the filter, or there is no such machine.
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTexts } from './machines.texts.ts';

export function NoRows({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={t('noRows')}
      text={t('noRowsText')}
      action={<Button onClick={onClear}>{t('clearFilter')}</Button>}
    />
  );
}

export function NoSuchMachine() {
  const t = useTexts();
  return (
    <>
      <h1 className="sr-only">{t('partsList')}</h1>
      <EmptyState
        drawing={<ScissorLift hasCallouts />}
        title={t('noMachine')}
        text={t('noMachineText')}
        action={
          <Anchor href="/history" className={buttonLook('primary')}>
            {t('chooseMachine')}
          </Anchor>
        }
      />
    </>
  );
}
