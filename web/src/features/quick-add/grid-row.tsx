// One row of quick add: code, quantity, the part it leads to, what is wrong and the press that mends it.
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL_LOOK } from '../../ui/fields/field.tsx';
import { useHandOnFocus } from '../../ui/hand-on-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { lineTotalOf } from '../cart/cart.data.ts';
import { isBlocking } from '../checkout/index.ts';
import { partHref, Price } from '../parts/index.ts';
import { CodeCell } from './code-cell.tsx';
import type { GridRowProps } from './grid-cells.ts';
import type { JudgedRow } from './judge-rows.ts';
import { withWords } from './mend-rows.ts';
import { useTexts } from './quick-add.texts.ts';
import { RowMend } from './row-mend.tsx';
import { RowState } from './row-state.tsx';
import { changeRows } from './use-quick-add.ts';

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { judged, columns, onNext } = props;
  const t = useTexts();
  const { number } = useFormats();
  const id = useId();
  const own = useRef<HTMLLIElement>(null);
  useHandOnFocus(own, neighbour);
  const { row, place, problem, isEmpty } = judged;
  const isCodeWrong = problem === 'unknown' || problem === 'noCode';
  return (
    <li
      ref={own}
      data-row={row.id}
      data-problem={problem ?? undefined}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_6.5rem_2.75rem] items-start gap-x-3 gap-y-2 border-line border-b px-4 py-2.5 last:border-b-0',
        'desk:[contain-intrinsic-size:auto_4rem] desk:[content-visibility:auto] focus-within:[content-visibility:visible]',
        columns,
      )}
    >
      <span className="hidden pt-2.5 text-14 text-ink-soft desk:block">{number(place)}</span>
      <CodeCell
        row={row}
        label={t('codeOf', { number: number(place) })}
        describedBy={isEmpty ? undefined : `${id}-state`}
        isWrong={isCodeWrong}
        onNext={() => onNext(place - 1, 'quantity')}
      />
      <QuantityCell {...{ judged, onNext }} describedBy={isEmpty ? undefined : `${id}-state`} />
      <div className="order-last col-span-3 min-w-0 desk:order-none desk:col-span-1">
        <PartName judged={judged} />
        <div id={`${id}-state`}>
          <RowState judged={judged} serial={props.serial} />
        </div>
        <RowMend {...props} />
      </div>
      <RowPrice judged={judged} />
      <IconButton
        label={t('removeRow', { number: number(place) })}
        icon={<Trash2 aria-hidden="true" />}
        className={classNames(
          'col-start-3 row-start-1 desk:col-start-auto desk:row-start-auto',
          isEmpty && 'invisible',
        )}
        onClick={() => changeRows((rows) => rows.filter((one) => one.id !== row.id))}
      />
    </li>
  );
});

/** After a row was taken out: the next one, else the one before. */
const neighbour = (gone: HTMLElement): HTMLElement | null =>
  (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector<HTMLElement>('[data-field=code]') ?? null;

type QuantityCellProps = Pick<GridRowProps, 'judged' | 'onNext'> & { describedBy: string | undefined };

function QuantityCell({ judged: { row, place, problem }, onNext, describedBy }: QuantityCellProps) {
  const t = useTexts();
  const { number } = useFormats();
  const isWrong = problem === 'noQuantity' || problem === 'quantity' || problem === 'short';
  const keys: Record<string, number | undefined> = { Enter: place, ArrowDown: place, ArrowUp: place - 2 };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onNext(next, event.key === 'Enter' ? 'code' : 'quantity');
  };
  return (
    <input
      data-field="quantity"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('quantityOf', { number: number(place) })}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      placeholder={row.code.trim() === '' ? t('quantity') : '1'}
      value={row.quantity}
      onChange={(event) => changeRows((rows) => withWords(rows, row.id, { quantity: event.target.value }))}
      onKeyDown={onKeyDown}
      className={classNames(CONTROL_LOOK, 'figures w-full text-end')}
    />
  );
}

function PartName({ judged: { part, row } }: { judged: JudgedRow }) {
  const language = useLanguage();
  if (!part) return row.name === '' ? null : <p className="wrap-anywhere text-14 text-ink-soft">{row.name}</p>;
  const name = inLanguage(part, 'name', language);
  return (
    <p className="wrap-anywhere">
      <Anchor href={partHref(part.code)} className="font-medium underline-offset-[3px] hover:underline">
        <span lang={name.lang}>{name.text}</span>
      </Anchor>
    </p>
  );
}

/** What the row costs; its stars or its lack of a price where there is none. */
function RowPrice({ judged: { fresh } }: { judged: JudgedRow }) {
  const { money } = useFormats();
  if (!fresh || fresh.problem === 'replaced' || fresh.problem === 'notSold')
    return <span className="hidden desk:block" />;
  return (
    <div className="order-last col-span-3 text-end desk:order-none desk:col-span-1 desk:pt-2">
      {fresh.price && !isBlocking(fresh.problem) ? (
        <MoneyText text={money(lineTotalOf(fresh.price, fresh.pieces))} />
      ) : (
        <Price price={fresh.price} />
      )}
    </div>
  );
}
