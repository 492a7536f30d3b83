// For which machines how many pieces of a line are: those of the company that take the part, each with its verdict (product §5, §6).
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import type { CartLine } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { FitVerdict } from '../../fit/index.ts';
import { QuantityWords } from '../../parts/index.ts';
import { useMachinesOfPart } from '../../parts/parts.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { unmeant, withMachine } from './machine-shares.rules.ts';

type Shares = CartLine['machines'];
type MachinesDialogProps = { line: CartLine; changes: ReturnType<typeof useCartChanges>; onClose: () => void };

export function MachinesDialog({ line, changes, onClose }: MachinesDialogProps) {
  const t = useTexts();
  const [shares, setShares] = useState<Shares>(line.machines);
  const left = unmeant(line.qty, shares);
  const keep = () => {
    changes.setMachines(line.part, shares);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('machinesTitle', { code: line.part })}
      closeLabel={t('closeMachines')}
      actions={
        <Button kind="primary" onClick={keep}>
          {t('keepMachines')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {shares.length > 0 && <Chosen shares={shares} left={left} onChange={setShares} />}
        <output className="text-14 text-ink-soft">{t('machinesLeft', { count: left })}</output>
        <Choice code={line.part} shares={shares} qty={line.qty} onChange={setShares} />
      </div>
    </Dialog>
  );
}

type ChosenProps = { shares: Shares; left: number; onChange: (shares: Shares) => void };

function Chosen({ shares, left, onChange }: ChosenProps) {
  const t = useTexts();
  const change = (hostId: number, qty: number) =>
    onChange(shares.map((one) => (one.hostId === hostId ? { ...one, qty } : one)));
  return (
    <ul aria-label={t('machinesChosen')} className="rounded-box border border-line">
      {shares.map(({ hostId, serialNumber: serial, qty }) => (
        <li key={hostId} className="flex items-center gap-3 border-line border-b py-2 ps-4 pe-1 last:border-b-0">
          <span className="wrap-anywhere min-w-0 flex-1 font-mono text-14">{serial}</span>
          <QuantityStepper
            value={qty}
            onChange={(next) => change(hostId, next)}
            min={1}
            max={qty + left}
            Hint={QuantityWords}
            labels={{ field: t('machineQuantity', { serial }), decrease: t('fewer'), increase: t('more') }}
          />
          <IconButton
            label={t('machineRemove', { serial })}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(shares.filter((one) => one.hostId !== hostId))}
          />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = { code: string; shares: Shares; qty: number; onChange: (shares: Shares) => void };

/** Machines of the company that are not chosen yet, those it fits first. */
function Choice({ code, shares, qty, onChange }: ChoiceProps) {
  const t = useTexts();
  const { number } = useFormats();
  const say = useFailureWords();
  const [page, setPage] = useState(1);
  const machines = useMachinesOfPart(code, page, true);
  if (!machines.data && !machines.error) return <SkeletonText lines={4} />;
  if (!machines.data) {
    const again = <Button onClick={() => void machines.refetch()}>{t('again')}</Button>;
    return <ErrorState title={say(machines.error).title} meaning={say(machines.error).text} action={again} />;
  }
  const { items, total, pageSize } = machines.data;
  const offered = items.filter(({ hostId }) => shares.every((one) => one.hostId !== hostId));
  const last = Math.ceil(total / pageSize);
  if (total === 0) return <p>{t('machinesNone')}</p>;
  return (
    <div className="grid gap-2">
      <ul aria-label={t('machinesOffered')} className="rounded-box border border-line">
        {offered.map((machine) => (
          <li key={machine.hostId} className="flex items-center gap-3 border-line border-b px-4 py-2 last:border-b-0">
            <div className="min-w-0 flex-1 text-14">
              <p className="flex flex-wrap gap-x-3">
                <span className="wrap-anywhere font-mono">{machine.serialNumber}</span>
                <span className="text-ink-soft">
                  {[machine.model, machine.fleetNumber, machine.ownName].filter(Boolean).join(' · ')}
                </span>
              </p>
              <FitVerdict {...machine} isBare isShort />
              {machine.quantity !== null && (
                <p className="text-ink-soft">{t('machineTakes', { count: machine.quantity })}</p>
              )}
            </div>
            <Button
              size="small"
              disabled={unmeant(qty, shares) < 1}
              onClick={() => onChange(withMachine(qty, shares, { ...machine, takes: machine.quantity }))}
            >
              {t('machineAdd')}
              <span className="sr-only"> {machine.serialNumber}</span>
            </Button>
          </li>
        ))}
      </ul>
      {last > 1 && (
        <div className="flex items-center justify-between gap-3">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('machinesBefore')}
          </Button>
          <span className="figures text-14 text-ink-soft">{`${number(page)} / ${number(last)}`}</span>
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            {t('machinesMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
