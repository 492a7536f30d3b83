// Says line by line what changed since an order: price, stock, what replaced it, what is not sold any more (spec §4 reorder).
import type { ReorderedLine } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { useTexts } from './again.texts.ts';
import { type Change, changesOf } from './changes.rules.ts';
import type { Again } from './order-again.data.ts';

export function AgainDialog({ again, onClose }: { again: Again; onClose: () => void }) {
  const t = useTexts();
  const changed = again.lines.filter((line) => changesOf(line).length > 0);
  const put = again.lines.filter((line) => line.outcome === 'put').length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changedTitle', { count: put })}
      description={t('changedText', { count: changed.length, orderNo: again.orderNo })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
          <Anchor href="/shopcart" className={buttonLook('primary')}>
            {t('toCart')}
          </Anchor>
        </>
      }
    >
      <ul className="grid gap-3">
        {changed.map((line) => (
          <ChangedLine key={line.lineNo} line={line} />
        ))}
      </ul>
    </Dialog>
  );
}

function ChangedLine({ line }: { line: ReorderedLine }) {
  const t = useTexts();
  return (
    <li className="grid gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="font-semibold">
        <span lang={line.nameLang ?? undefined}>{line.name}</span>{' '}
        <span className="whitespace-nowrap font-mono font-normal text-14 text-ink-soft">{line.code}</span>
      </p>
      <ul className="grid gap-1 text-14">
        {changesOf(line).map((change) => (
          <li key={change.kind} className="flex flex-wrap items-center gap-x-2">
            <ChangeWords change={change} line={line} />
          </li>
        ))}
      </ul>
      {line.outcome === 'choose' && (
        <p className="text-14">
          {line.parts.map((part) => (
            <Anchor
              key={part.code}
              href={`/detail?code=${encodeURIComponent(part.code)}`}
              className="me-3 inline-flex min-h-control-small items-center font-mono underline underline-offset-[3px]"
            >
              {t('pieces', { count: part.qty, code: part.code })}
            </Anchor>
          ))}
        </p>
      )}
    </li>
  );
}

function ChangeWords({ change, line }: { change: Change; line: ReorderedLine }) {
  const t = useTexts();
  const { money, number } = useFormats();
  const pieces = line.parts.map(({ qty, code }) => t('pieces', { count: qty, code })).join(' + ');
  switch (change.kind) {
    case 'notSold':
    case 'unknown':
      return <StatusChip status="doesNotFit">{t('notSold')}</StatusChip>;
    case 'choose':
      return <StatusChip status="waiting">{t('choose')}</StatusChip>;
    case 'inCart':
      return <span>{t('inCart')}</span>;
    case 'replaced':
      return <span>{t('replaced', { pieces })}</span>;
    case 'quantity':
      return <span>{t('quantity', { before: number(line.qty), now: number(change.qty) })}</span>;
    case 'noPrice':
      return <span>{t('noPrice')}</span>;
    case 'price':
      return <span className="figures">{t('price', { before: money(change.before), now: money(change.now) })}</span>;
    case 'short':
      return <span>{t(change.isOrdered ? 'shortWaits' : 'short', { count: change.inventory })}</span>;
  }
}
