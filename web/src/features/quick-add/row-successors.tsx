// What is ordered in the place of a row's part (product §5 Supersession): all of some together by one press, or one of several by one each.
import type { PartPiece } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import type { GridRowProps } from './grid-cells.ts';
import { inPlaceOf } from './mend-rows.ts';
import { PRESSES, Press } from './press.tsx';
import { useTexts } from './quick-add.texts.ts';
import { newRow } from './rows.stored.ts';
import { changeRows } from './use-quick-add.ts';

export function RowSuccessors({ judged: { row, fresh }, optionsOf }: Pick<GridRowProps, 'judged' | 'optionsOf'>) {
  const t = useTexts();
  const { number } = useFormats();
  const options = fresh && optionsOf(fresh.code, fresh.pieces);
  if (!options) return null;
  const takeOut = () => changeRows((rows) => rows.filter((one) => one.id !== row.id));
  const take = (option: readonly PartPiece[]) =>
    changeRows((rows) =>
      inPlaceOf(
        rows,
        row.id,
        option.map(({ part, qty }) => newRow({ ...row, code: part.code, quantity: String(qty), name: '' })),
      ),
    );
  return (
    <div className={PRESSES}>
      {options.map((option) => {
        const what = option.map(({ part, qty }) => `${number(qty)} × ${part.code}`).join(' + ');
        return <Press key={what} text={t('take', { what })} row={row} onPress={() => take(option)} />;
      })}
      {options.length === 0 && <Press text={t('takeOut')} row={row} onPress={takeOut} />}
    </div>
  );
}
