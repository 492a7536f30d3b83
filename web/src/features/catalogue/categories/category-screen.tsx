// The tree of categories (spec §2 Category): groups beside their sub-categories at the desk, one level after the other on the phone.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { keepFitsOnly, useHeldToFit } from '../../../client/fits-only.ts';
import { type ChosenMachine, useChosenMachine } from '../../../client/chosen-machine.ts';
import { useMachineChoicePath } from '../../../client/address/machine-choice-path.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useCategories } from '../catalogue.data.ts';
import { useTexts as useListTexts } from '../catalogue.texts.ts';
import { useFittingCounts } from './categories.data.ts';
import { useTexts } from './categories.texts.ts';
import { NotRead } from './category-pieces.tsx';
import { CategoryTree } from './category-tree.tsx';
import { fittingInAll, fittingTree } from './fitting-tree.rules.ts';
import { ListPaper } from '../list-paper.tsx';
import { withFilterTexts } from '../filters/with-filter-texts.ts';

const loadFitsOnly = () => withFilterTexts(() => import('../filters/fits-only.tsx'));
const FitsOnly = lazy(async () => ({ default: (await loadFitsOnly()).FitsOnly }));
const NoneFits = lazy(async () => ({ default: (await loadFitsOnly()).NoneFits }));

// On the phone a group has no heading of its own above: what shares it stands in the line of the way back.
const BESIDE_THE_WAY_BACK =
  'relative top-5 z-1 -mb-11 w-fit justify-self-end desk:top-0 desk:mb-0 print:mb-0 desk:w-auto desk:justify-self-auto';

export function CategoryScreen() {
  const list = useListTexts();
  const machine = useChosenMachine();
  const navigate = useNavigate({ from: '/category' });
  const { id, fits: asked } = useSearch({ from: '/category' });
  const fits = useHeldToFit(asked);
  const held = machine ? fits : undefined;
  const { nodes, error, again } = useTree(held !== undefined);
  const show = (next: '0' | '1') => void navigate({ search: { id, fits: next }, replace: true, resetScroll: false });
  const hold = (isOn: boolean) => {
    keepFitsOnly(isOn);
    show(isOn ? '1' : '0');
  };
  const onHigherLevel = id === undefined ? 'grid gap-1' : 'sr-only desk:not-sr-only desk:grid! desk:gap-1!';
  return (
    <div className="grid gap-5">
      <ListPaper />
      <div className={classNames('flex items-start gap-3', id !== undefined && BESIDE_THE_WAY_BACK)}>
        <header className={classNames('min-w-0 flex-1', onHigherLevel)}>
          <h1 className="font-semibold text-28">{list('categories')}</h1>
          <Lead machine={machine} />
        </header>
        <ShareButton label={list('share')} copiedLabel={list('linkCopied')} title={list('categories')} />
      </div>
      {(machine || fits) && (
        <Suspense>
          <FitsOnly isOn={fits !== undefined} total={nodes && fittingInAll(nodes)} onChange={hold} />
        </Suspense>
      )}
      {nodes ? (
        <Suspense>
          <CategoryTree nodes={nodes} id={id} held={held} nothing={<NoneFits onShowAll={() => show('0')} />} />
        </Suspense>
      ) : error ? (
        <NotRead error={error} again={again} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The tree to show; held to the machine it waits for what fits, else that comes when it is there. */
function useTree(isHeld: boolean) {
  const categories = useCategories();
  const fitting = useFittingCounts();
  const isWaiting = isHeld && fitting.counts === undefined;
  return {
    nodes: categories.data && !isWaiting ? fittingTree(categories.data, fitting.counts, isHeld) : undefined,
    error: categories.error ?? (isHeld ? fitting.error : null),
    again: () => void (categories.error ? categories.refetch() : fitting.refetch()),
  };
}

function Lead({ machine }: { machine: ChosenMachine | undefined }) {
  const t = useTexts();
  const way = useMachineChoicePath();
  return (
    <p className={classNames('max-w-prose text-ink-soft', !machine && 'print:hidden')}>
      {machine ? t('leadFor') : t('categoryLead')}{' '}
      {machine ? (
        <TextLink href={`/historyPartsList?hostId=${machine.hostId}`} className="reach inline-block">
          {t('machineParts', { serial: machine.serialNumber })}
        </TextLink>
      ) : (
        <TextLink href={way} className="reach inline-block">
          {t('chooseMachine')}
        </TextLink>
      )}
    </p>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-8 desk:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-1">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={`group-${row.toString()}`} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="hidden h-80 w-full desk:block" />
    </div>
  );
}
