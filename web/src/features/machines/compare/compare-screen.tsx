// Two machines beside each other: what their parts lists have in common and where they differ, row by row (product §5 Fit).
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PaperHead } from '../../../ui/print/paper-head.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { useComparison } from './compare.data.ts';
import { ComparePick } from './compare-pick.tsx';
import { CompareResult } from './compare-result.tsx';
import { stillMatters } from './compare.rules.ts';
import { useTexts } from './compare.texts.ts';

export function CompareScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const search = useSearch({ from: '/compare' });
  // The machine on the strip is the first one where the address names none.
  const chosen = useChosenMachine()?.hostId;
  const hostId = search.hostId ?? (chosen === search.otherHostId ? undefined : chosen);
  const { otherHostId } = search;
  const comparison = useComparison(hostId, otherHostId);
  const isCut = search.only !== 'all' && comparison.data?.differences.some((one) => !stillMatters(one)) === true;
  const show = (first: number | undefined, second: number | undefined) =>
    void navigate({
      to: '/compare',
      search: { hostId: first, otherHostId: second, only: search.only },
      resetScroll: false,
    });
  return (
    <div className="wide-paper grid gap-5">
      <PaperHead note={isCut && t('onlyMatter')} />
      <header className="grid gap-2">
        <Breadcrumbs label={t('machines')} steps={[{ label: t('machines'), href: '/history' }]} current={t('title')} />
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <h1 className="font-semibold text-28">{t('title')}</h1>
            <p className="text-ink-soft">{t('lead')}</p>
          </div>
          <PrintButton label={t('print')} />
          <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={t('title')} />
        </div>
      </header>
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <ComparePick
          key={`first-${hostId}`}
          title={t('first')}
          machineId={hostId}
          onChoose={(id) => show(id, otherHostId)}
        />
        <span className="grid place-items-center md:pt-8 print:hidden">
          <IconButton
            kind="secondary"
            label={t('swap')}
            disabled={hostId === undefined || otherHostId === undefined}
            icon={<ArrowLeftRight aria-hidden="true" className="max-md:rotate-90" />}
            onClick={() => show(otherHostId, hostId)}
          />
        </span>
        <ComparePick
          key={`second-${otherHostId}`}
          title={t('second')}
          machineId={otherHostId}
          onChoose={(id) => show(hostId, id)}
        />
      </div>
      <CompareResult comparison={comparison} machineId={hostId} otherMachineId={otherHostId} onChoose={show} />
    </div>
  );
}
