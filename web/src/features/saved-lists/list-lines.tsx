// The parts of a list; its owner changes quantities and takes parts off (design: part row).
import { Trash2 } from 'lucide-react';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { limits } from '@outrigger/contract';
import { sharesAt } from '../cart/add-lines.data.ts';
import { PartPicture, partHref, Price } from '../parts/index.ts';
import { keptLine, saysMachines } from './kept-lines.rules.ts';
import { useSaveList, type WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

type Line = WholeList['lines'][number];

// The line with another quantity; its machines follow.
const lineAt = (line: Line, qty: number): Line => ({ ...line, qty, machines: sharesAt(line, qty) });

export function ListLines({ list }: { list: WholeList }) {
  const t = useTexts();
  const save = useSaveList();
  const put = (lines: readonly Line[]) =>
    save.mutate({
      id: list.id,
      name: list.name,
      isShared: list.isShared,
      hostId: list.machine?.hostId ?? null,
      repeatWeeks: list.repeatWeeks,
      repeatHours: list.repeatHours,
      lines: lines.map(keptLine),
    });
  const change = (code: string, qty: number) =>
    put(list.lines.map((line) => (line.part.code === code ? lineAt(line, qty) : line)));
  const remove = (code: string) => put(list.lines.filter((line) => line.part.code !== code));
  const hasOwnMachines = saysMachines(list);
  return (
    <ol aria-label={t('parts')} className="rounded-box border border-line bg-surface">
      {list.lines.map((line) => (
        <LineRow
          key={line.part.id}
          line={line}
          isOwn={list.isOwn}
          isForOthers={hasOwnMachines}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </ol>
  );
}

type LineRowProps = {
  line: Line;
  isOwn: boolean;
  /** Whether it says its own machines. */
  isForOthers: boolean;
  onChange: (code: string, qty: number) => void;
  onRemove: (code: string) => void;
};

function LineRow({ line, isOwn, isForOthers, onChange, onRemove }: LineRowProps) {
  const { part, qty, reference, machines } = line;
  const t = useTexts();
  const language = useLanguage();
  const { number } = useFormats();
  const name = inLanguage(part, 'name', language);
  const labels = { field: t('quantityOf', { code: part.code }), decrease: t('fewer'), increase: t('more') };
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto_8rem_auto]">
      <PartPicture imageUrl={part.imageUrl} className="size-14" />
      <div className="min-w-0">
        <Anchor href={partHref(part.code)} className="font-semibold underline-offset-[3px] hover:underline">
          <span lang={name.lang}>{name.text}</span>
        </Anchor>
        <p className="wrap-anywhere font-mono text-14">{part.code}</p>
        <StatusChip status={part.stock > 0 ? 'inStock' : 'outOfStock'} isBare>
          {t('stock', { stock: number(part.stock) })}
        </StatusChip>
        {isForOthers && machines.map((one) => <ForMachine key={one.hostId} machine={one} isAll={one.qty === qty} />)}
        {reference && <p className="wrap-anywhere text-14 text-ink-soft">{reference}</p>}
      </div>
      {isOwn ? (
        <IconButton
          label={t('removeLine', { code: part.code })}
          icon={<Trash2 aria-hidden="true" />}
          className="sm:order-last"
          onClick={() => onRemove(part.code)}
        />
      ) : (
        <span className="sm:order-last" />
      )}
      <div className="col-span-3 flex items-center justify-between gap-3 sm:contents">
        {isOwn ? (
          <QuantityStepper
            value={qty}
            onChange={(next) => onChange(part.code, next)}
            min={limits.quantityMin}
            max={limits.quantityMax}
            labels={labels}
          />
        ) : (
          <span className="figures">{t('pieces', { count: qty })}</span>
        )}
        <span className="text-end">
          <Price price={part.price} sellPolicy={part.sellPolicy} />
        </span>
      </div>
    </li>
  );
}

function ForMachine({ machine, isAll }: { machine: Line['machines'][number]; isAll: boolean }) {
  const t = useTexts();
  const { serialNumber: serial, qty: count } = machine;
  return (
    <p className="wrap-anywhere text-14 text-ink-soft">
      {isAll ? t('forMachine', { serial }) : t('someForMachine', { serial, count })}
    </p>
  );
}
