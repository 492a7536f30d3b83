// The lines of the cart, under the names of their machines where they are for several (product §6).
import type { ReactNode } from 'react';
import type { PartPiece } from '@outrigger/contract';
import type { CartLine } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { FreshLine } from './fresh.rules.ts';
import { type LineGroup, lineGroups } from './line-groups.rules.ts';
import { LineFits, useMachineName } from './line-machine.tsx';

type CartLinesProps = {
  lines: readonly CartLine[];
  fresh: readonly FreshLine[];
  /** When what is not in stock is expected, by code. */
  waits: ReadonlyMap<string, string | null>;
  rests: ReadonlyMap<string, readonly PartPiece[]>;
  changes: ReturnType<typeof useCartChanges>;
};

export function CartLines({ lines, fresh, waits, rests, changes }: CartLinesProps) {
  const t = useTexts();
  const groups = lineGroups(fresh);
  const rowsOf = (some: readonly FreshLine[], isUnderMachine: boolean) =>
    some.map((one) => (
      <CartLineRow
        key={one.line.part}
        fresh={one}
        until={waits.get(one.line.part)}
        rest={rests.get(one.line.part)}
        changes={changes}
        isUnderMachine={isUnderMachine}
      />
    ));
  return (
    <LineFits lines={lines}>
      {groups.length === 1 ? (
        <Lines label={t('cart')}>{rowsOf(fresh, false)}</Lines>
      ) : (
        groups.map((group) => (
          <Group key={keyOf(group)} group={group}>
            {rowsOf(group.lines, typeof group.machine === 'object' && group.machine !== null)}
          </Group>
        ))
      )}
    </LineFits>
  );
}

const keyOf = ({ machine }: LineGroup<unknown>) =>
  typeof machine === 'object' ? (machine?.hostId ?? 'none') : machine;

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="rounded-box border border-line bg-surface">
      {children}
    </ol>
  );
}

function Group({ group: { machine, lines }, children }: { group: LineGroup<FreshLine>; children: ReactNode }) {
  const t = useTexts();
  const nameOf = useMachineName();
  const title =
    machine === null
      ? t('forNoMachine')
      : machine === 'several'
        ? t('forSeveral')
        : t('forMachine', { serial: nameOf(machine) });
  return (
    <section className="grid gap-1.5">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-16">
        <span className="wrap-anywhere">{title}</span>
        <span className="font-normal text-14 text-ink-soft">{t('lineCount', { count: lines.length })}</span>
      </h2>
      <Lines label={title}>{children}</Lines>
    </section>
  );
}
