// The empty states of the parts list: no row passes the filter, or there is no such machine.
import { Search } from 'lucide-react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTexts } from '../machines.texts.ts';

export function NoRows({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={t('noRows')}
      text={t('noRowsText')}
      action={
        <div className="flex max-w-full flex-wrap justify-center gap-2">
          <Button onClick={onClear}>{t('clearFilter')}</Button>
          {keyword !== '' && (
            <Anchor
              href={`/searchResult?keyword=${encodeURIComponent(keyword)}&fits=1`}
              className={`${buttonLook('secondary')} max-w-full`}
            >
              <Search aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{t('searchFitting', { keyword })}</span>
            </Anchor>
          )}
        </div>
      }
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
