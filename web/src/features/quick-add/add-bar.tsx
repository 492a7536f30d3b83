// The foot of quick add: how many rows are to be mended, what mends several at once, and the way into the cart.
import { useRef, useState } from 'react';
import type { ChosenMachine } from '../../client/chosen-machine.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { DESK, useMedia } from '../../ui/use-media.ts';
import { Check } from 'lucide-react';
import { mayKeepCart } from '../cart/cart.data.ts';
import { SaveAsList } from '../saved-lists/index.ts';
import { isReady, type JudgedRow } from './judge-rows.ts';
import { isPlain, mendAll } from './mend-rows.ts';
import { useTexts } from './quick-add.texts.ts';
import { setRows } from './rows.stored.ts';
import { addReady, machinesOf, type QuickAdd } from './use-quick-add.ts';

export function AddBar({ grid }: { grid: QuickAdd }) {
  const t = useTexts();
  const [added, setAdded] = useState(0);
  const bad = grid.judged.filter((one) => one.problem !== null);
  const ready = grid.judged.filter(isReady).length;
  const mayOrder = mayKeepCart();
  const known = grid.judged.flatMap((one) => keptOf(one, grid.machine));
  const isDesk = useMedia(DESK);
  const save = known.length > 0 && (
    <SaveAsList label={t('saveAsList')} kind={mayOrder ? 'quiet' : 'primary'} lines={() => known} />
  );
  // On the phone the bar is one line, or it hides the rows it speaks of: what else there is stands above it.
  const others = (
    <>
      <MendsTogether bad={bad} judged={grid.judged} />
      {mayOrder && save}
    </>
  );
  const add = () => {
    setAdded(addReady(grid.judged, grid.machine));
    grid.dropList();
  };
  return (
    <>
      {added > 0 && <Added count={added} left={bad.length} />}
      {!isDesk && <div className="-mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">{others}</div>}
      <div className="foot-bar sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-surface px-4 py-3 desk:mx-0 desk:rounded-box desk:border">
        <output className={bad.length > 0 ? 'me-auto text-14 text-bad' : 'me-auto text-14 text-ink-soft'}>
          {bad.length > 0 ? t('bad', { count: bad.length }) : ready > 0 && t('allGood')}
        </output>
        {bad.length > 0 && <NextBad />}
        {isDesk && others}
        {!mayOrder && save}
        {mayOrder && (
          <Button kind="primary" disabled={ready === 0} onClick={add}>
            {t('add', { count: ready })}
          </Button>
        )}
      </div>
    </>
  );
}

/** What of a row a list can keep: the part, how many and for which machine, whatever else is wrong with it. */
function keptOf({ row, answer, fresh }: JudgedRow, chosen: ChosenMachine | undefined) {
  if (!fresh || answer?.code === null || answer?.code === undefined) return [];
  const qty = fresh.pieces;
  const machines = machinesOf(row, chosen).map(({ hostId }) => ({ hostId, qty }));
  return [{ code: answer.code, qty, reference: row.note.trim() || null, machines }];
}

/** Stays until more is added: the rows are gone from the grid, and here is where they went. */
function Added({ count, left }: { count: number; left: number }) {
  const t = useTexts();
  return (
    <Notice
      role="status"
      tone="good"
      icon={<Check aria-hidden="true" />}
      title={t('added', { count })}
      text={left > 0 ? t('stay', { count: left }) : undefined}
      action={
        <Anchor href="/shopcart" className={buttonLook('secondary', 'small')}>
          {t('toCart')}
        </Anchor>
      }
    />
  );
}

function NextBad() {
  const t = useTexts();
  const at = useRef(-1);
  // From one to the next, and from the last to the first again.
  const goOn = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
    at.current = (at.current + 1) % rows.length;
    const row = rows[at.current];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('[aria-invalid], [data-field=code]')?.focus();
  };
  return (
    <Button kind="quiet" size="small" onClick={goOn}>
      {t('nextBad')}
    </Button>
  );
}

function MendsTogether({ bad, judged }: { bad: readonly JudgedRow[]; judged: readonly JudgedRow[] }) {
  const t = useTexts();
  const plain = bad.filter(isPlain).length;
  return (
    <>
      <AskDesk codes={bad.filter((one) => one.problem === 'unknown').map((one) => one.row.code.trim())} />
      {plain > 1 && (
        <Button kind="secondary" size="small" title={t('mendAllHelp')} onClick={() => setRows(mendAll(judged))}>
          {t('mendAll', { count: plain })}
        </Button>
      )}
    </>
  );
}

const CODES_MOST = 20;

/** The parts desk may know what the catalogue does not: the codes go with the question. */
function AskDesk({ codes }: { codes: readonly string[] }) {
  const t = useTexts();
  if (codes.length === 0) return null;
  return (
    <Anchor
      href={`/contact?codes=${encodeURIComponent(codes.slice(0, CODES_MOST).join(', '))}`}
      className={buttonLook('quiet', 'small')}
    >
      {t('askDesk', { count: codes.length })}
    </Anchor>
  );
}
