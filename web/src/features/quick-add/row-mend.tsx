// The press that makes a row right (product §6: mended in place): a code nearly right, what took a part's place, a whole pack, one row for two.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useKeepOwnCode } from '../own-codes/own-codes.data.ts';
import type { GridRowProps } from './grid-cells.ts';
import type { JudgedRow } from './judge-rows.ts';
import { accepting, choosing, together, withWords } from './mend-rows.ts';
import { PRESSES, Press } from './press.tsx';
import { useOffers } from './quick-add.data.ts';
import { useTexts } from './quick-add.texts.ts';
import { RowSuccessors } from './row-successors.tsx';
import { quantityOf, type Row } from './rows.rules.ts';
import { changeRows } from './use-quick-add.ts';

type RowMendProps = Pick<GridRowProps, 'judged' | 'firstId' | 'firstQuantity' | 'isLooking' | 'optionsOf'>;

export function RowMend({ judged, isLooking, optionsOf, ...first }: RowMendProps) {
  const { problem } = judged;
  if (problem === null) return judged.row.typed === undefined ? null : <KeepOwnCode judged={judged} />;
  if (problem === 'unknown') return isLooking ? <NearCodes row={judged.row} /> : null;
  if (problem === 'replaced') return <RowSuccessors {...{ judged, optionsOf }} />;
  return <OnePress judged={judged} {...first} />;
}

function OnePress({ judged, firstId, firstQuantity }: Omit<RowMendProps, 'isLooking' | 'optionsOf'>) {
  const t = useTexts();
  const { row, problem, fresh, inCart } = judged;
  const { id } = row;
  const take = (quantity: number) => changeRows((rows) => withWords(rows, id, { quantity: String(quantity) }));
  const instead = fresh?.instead ?? 0;
  const press = (text: string, onPress: () => void) => (
    <div className={PRESSES}>
      <Press {...{ text, row, onPress }} />
    </div>
  );
  if (problem === 'noQuantity') return press(t('takeOne'), () => take(1));
  if ((problem === 'quantity' || problem === 'short') && instead > 0)
    return press(t('takeQuantity', { count: instead }), () => take(instead));
  if (problem === 'twice' && firstId !== undefined) {
    const count = (quantityOf({ ...row, quantity: firstQuantity ?? '' }) ?? 0) + (quantityOf(row) ?? 0);
    return press(t('together', { count }), () => changeRows((rows) => together(rows, row, firstId)));
  }
  if (problem === 'inCart' && fresh)
    return press(t('raiseTo', { count: inCart + fresh.pieces }), () =>
      changeRows((rows) => accepting(rows, id, 'raise')),
    );
  if (problem === 'doesNotFit') return press(t('anyway'), () => changeRows((rows) => accepting(rows, id, 'anyway')));
  return press(t('takeOut'), () => changeRows((rows) => rows.filter((one) => one.id !== id)));
}

const NEAR_MOST = 3;

function NearCodes({ row }: { row: Row }) {
  const t = useTexts();
  const near = useOffers(row.code).slice(0, NEAR_MOST);
  if (near.length === 0) return null;
  return (
    <div className={PRESSES}>
      <span className="text-14 text-ink-soft">{t('near')}</span>
      {near.map(({ id, code, title, titleLang }) => (
        <Button key={id} size="small" onClick={() => changeRows((rows) => choosing(rows, row.id, code))}>
          {t('takeCode', { code })} <span lang={titleLang ?? undefined}>{title}</span>
        </Button>
      ))}
    </div>
  );
}

/** A code of the buyer's own, once it was told what it means, need not be told again. */
function KeepOwnCode({ judged: { row, answer } }: { judged: JudgedRow }) {
  const t = useTexts();
  const say = useFailureWords();
  const keeping = useKeepOwnCode();
  const code = row.typed ?? '';
  const partCode = answer?.code;
  if (!partCode) return null;
  const forget = () =>
    changeRows((rows) => rows.map((one) => (one.id === row.id ? { ...one, typed: undefined } : one)));
  const keep = () =>
    keeping.mutate(
      { partCode, code },
      {
        onSuccess: () => {
          forget();
          showToast({ text: t('keptOwn', { code, part: partCode }), tone: 'good' });
        },
        onError: (error) => showToast({ text: say(error).text, tone: 'bad' }),
      },
    );
  return (
    <div className={PRESSES}>
      <Button size="small" kind="quiet" isBusy={keeping.isPending} onClick={keep}>
        {t('keepOwn', { code })}
      </Button>
    </div>
  );
}
