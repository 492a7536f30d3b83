// What whoever decides looks at: who asks and why, fit, credit, stock, and what happens on approval (product §7: a snapshot for the approver).
import type { ApprovalView, OrderDetail } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { UsageBar } from '../../ui/text/usage-bar.tsx';
import { useTexts } from './approvals.texts.ts';

type FactsProps = {
  order: OrderDetail;
  view: ApprovalView;
  /** Where another order of the same person is looked at. */
  hrefOf: (orderNo: string) => string;
};

export function ApproveFacts({ order, view, hrefOf }: FactsProps) {
  const t = useTexts();
  const { dayTime, promise } = useFormats();
  return (
    <dl className="grid gap-3 text-14 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Fact name={t('why')}>
        <Reasons view={view} />
      </Fact>
      <Fact name={t('fit')}>
        <Fit lines={order.lines} />
      </Fact>
      {view.credit && (
        <Fact name={t('creditLine')}>
          <Credit credit={view.credit} />
        </Fact>
      )}
      <Fact name={t('stock')}>
        <Stock stock={view.stock} />
      </Fact>
      <Fact name={t('onApproval')}>
        {t(LEADS[view.leadsTo], { day: view.promiseDate ? promise(view.promiseDate) : '–' })}
      </Fact>
      <Fact name={t('decideBy')}>
        <span className="figures">{dayTime(view.expiresAt)}</span>
      </Fact>
      {view.others.length > 0 && (
        <Fact name={t('others', { who: view.maker.name })}>
          <Others others={view.others} hrefOf={hrefOf} />
        </Fact>
      )}
    </dl>
  );
}

const LEADS = {
  ships: 'leadsToShips',
  waitsForPayment: 'leadsToPayment',
  waitsForPartsDesk: 'leadsToPartsDesk',
  waitsForMainAccount: 'leadsToMainAccount',
} as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="-mt-2 min-w-0 sm:mt-0">{children}</dd>
    </>
  );
}

function Reasons({ view }: { view: ApprovalView }) {
  const t = useTexts();
  const { money } = useFormats();
  const { maker, reasons, credit } = view;
  const who = maker.name;
  const words = {
    noPrice: () => t('whyNoPrice', { who }),
    spendLimit: () =>
      maker.spendingLimit && maker.overLimit
        ? t('whySpendLimit', { who, limit: money(maker.spendingLimit), over: money(maker.overLimit) })
        : t('whyLimitWas', { who }),
    credit: () =>
      credit?.isEnough === false
        ? t('whyCreditShort')
        : t('whyCredit', { limit: credit ? money(credit.automaticLimit) : '–' }),
  };
  return (
    <ul className="grid gap-1">
      {reasons.map(({ reason, isCallers, waitsFor }) => (
        <li key={reason}>
          {words[reason]()}
          {!isCallers && <span className="text-ink-soft"> {t(waitsFor === 'partsDesk' ? 'forDesk' : 'forMain')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Fit({ lines }: { lines: OrderDetail['lines'] }) {
  const t = useTexts();
  const misfits = lines.filter((line) => line.verdict === 'doesNotFit');
  const serials = [...new Set(lines.flatMap((line) => line.machineSerial?.split(', ') ?? []))];
  const unknown = lines.filter((line) => line.verdict === 'unknown' && line.machineSerial).length;
  return (
    <div className="grid justify-items-start gap-1">
      {misfits.length > 0 ? (
        <StatusChip status="doesNotFit" isBare>
          {t('misfits', { count: misfits.length })}{' '}
          <span className="font-mono">{misfits.map((line) => line.code).join(', ')}</span>
        </StatusChip>
      ) : serials.length === 0 ? (
        t('noMachine')
      ) : (
        <StatusChip status={unknown > 0 ? 'unknown' : 'fits'} isBare>
          {unknown > 0 ? t('fitUnknown', { count: unknown }) : t('allFit')}
        </StatusChip>
      )}
      {serials.length > 0 && <span className="wrap-anywhere font-mono text-ink-soft">{serials.join(', ')}</span>}
    </div>
  );
}

function Credit({ credit }: { credit: NonNullable<ApprovalView['credit']> }) {
  const t = useTexts();
  const { money, number } = useFormats();
  const share = (percent: number) => number(percent / 100, { style: 'percent' });
  const label = t('takesTo', { before: share(credit.percentNow), after: share(credit.percentAfter) });
  return (
    <div className="grid gap-1.5">
      <UsageBar label={label} used={credit.percentNow} after={credit.percentAfter} isOver={!credit.isEnough} />
      <p className={credit.isEnough ? '' : 'font-semibold text-bad'}>{credit.isEnough ? label : t('notEnough')}</p>
      <p className="figures text-ink-soft">
        {t('creditSums', { limit: money(credit.limit), held: money(credit.held), posted: money(credit.posted) })}
      </p>
      {credit.isFrozen && <p className="font-semibold text-bad">{t('frozen')}</p>}
    </div>
  );
}

const STOCK_WORDS = { setAsideInPart: 'stockInPart', canBeTaken: 'stockTaken', isShort: 'stockShort' } as const;

function Stock({ stock }: { stock: ApprovalView['stock'] }) {
  const t = useTexts();
  if (stock === 'setAside')
    return (
      <StatusChip status="inStock" isBare>
        {t('stockSetAside')}
      </StatusChip>
    );
  return (
    <StatusChip status={stock === 'isShort' ? 'outOfStock' : 'waiting'} isBare>
      {t(STOCK_WORDS[stock])}
    </StatusChip>
  );
}

function Others({ others, hrefOf }: Pick<FactsProps, 'hrefOf'> & { others: ApprovalView['others'] }) {
  const { money } = useFormats();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {others.map(({ orderNo, total }) => (
        <li key={orderNo}>
          <TextLink href={hrefOf(orderNo)} className="font-mono">
            {orderNo}
          </TextLink>{' '}
          <span className="figures text-ink-soft">{money(total)}</span>
        </li>
      ))}
    </ul>
  );
}
