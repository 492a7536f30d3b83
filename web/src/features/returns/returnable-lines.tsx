// The lines that may come back, to be ticked with how many of each; of one order first where one came from its page.
import { limits } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PartPicture } from '../parts/index.ts';
import { type Chosen, currencyOf, keyOf, withPieces } from './new-return.rules.ts';
import { LineName } from './return-lines.tsx';
import { type ReturnableLine, useReturnable } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';

const pageSize = limits.tablePageSize;

type Choosing = { chosen: Chosen; onChange: (chosen: Chosen) => void };

export function ReturnableLines({ orderNo, chosen, onChange }: Choosing & { orderNo: string | undefined }) {
  const t = useTexts();
  const say = useFailureWords();
  const [keyword, setKeyword] = useState('');
  const [pages, setPages] = useState(1);
  const narrowed = { pageSize, ...(orderNo ? { orderNo } : {}), ...(keyword ? { keyword } : {}) };
  const asked = useReturnable({ ...narrowed, page: 1 });
  const find = (words: string) => {
    setKeyword(words);
    setPages(1);
  };
  const { data } = asked;
  const left = data ? data.total - pages * pageSize : 0;
  return (
    <div className="grid min-w-0 gap-3">
      {orderNo ? (
        <p className="text-14">
          {t('ofOrder', { orderNo })}{' '}
          <Anchor href="/returns/new" className="underline underline-offset-[3px]">
            {t('allOrders')}
          </Anchor>
        </p>
      ) : (
        <KeywordForm key={keyword} label={t('find')} button={t('findButton')} given={keyword} onFind={find} />
      )}
      {data ? (
        <Card isFlush>
          {data.items.length === 0 ? (
            <EmptyState title={t('nothing')} text={t('nothingText', { days: limits.returnDays })} />
          ) : (
            <ul>
              {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
                <LinesOfPage key={page} asked={{ ...narrowed, page }} chosen={chosen} onChange={onChange} />
              ))}
            </ul>
          )}
        </Card>
      ) : asked.error ? (
        <ErrorState
          title={say(asked.error).title}
          meaning={say(asked.error).text}
          action={<Button onClick={() => void asked.refetch()}>{t('tryAgain')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-box" />
      )}
      {left > 0 && (
        <div>
          <Button onClick={() => setPages(pages + 1)}>{t('more', { count: Math.min(left, pageSize) })}</Button>
        </div>
      )}
    </div>
  );
}

/** Pages below each other, so that what was ticked above stays in sight. */
function LinesOfPage({ asked, chosen, onChange }: Choosing & { asked: Parameters<typeof useReturnable>[0] }) {
  const t = useTexts();
  const { data, error, refetch } = useReturnable(asked);
  if (data)
    return data.items.map((line) => <ChooseLine key={keyOf(line)} line={line} chosen={chosen} onChange={onChange} />);
  return (
    <li className="p-3 sm:px-5">
      {error ? (
        <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
      ) : (
        <Skeleton className="h-32 w-full rounded-box" />
      )}
    </li>
  );
}

function ChooseLine({ line, chosen, onChange }: Choosing & { line: ReturnableLine }) {
  const t = useTexts();
  const { promise, money } = useFormats();
  const there = chosen.get(keyOf(line));
  const currency = currencyOf(chosen);
  const isOther = currency !== undefined && currency !== line.currency;
  const take = (quantity: number) => onChange(withPieces(chosen, line, quantity));
  const { code } = line;
  return (
    <li className="grid grid-cols-[auto_3.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-line border-b p-3 last:border-b-0 sm:grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] sm:px-5">
      <Checkbox
        isLabelHidden
        label={t('choose', { code, orderNo: line.orderNo })}
        checked={there !== undefined}
        disabled={isOther}
        onChange={(event) => take(event.target.checked ? line.left : 0)}
      />
      <PartPicture imageUrl={line.imageUrl} className="size-14" />
      <div className="grid min-w-0 gap-1">
        <LineName line={line} />
        <p className="text-14 text-ink-soft">
          {t('until', { day: promise(line.returnUntil.slice(0, 10)) })}
          {isOther && ` ${t('otherCurrency', { currency: line.currency })}`}
        </p>
      </div>
      <div className="col-start-3 grid gap-1 sm:col-start-auto sm:justify-items-end">
        <p className="figures text-14">
          {t('upTo', { count: line.left })}
          {line.unitPrice && ` × ${money(line.unitPrice)}`}
        </p>
        {there && (
          <QuantityStepper
            value={there.quantity}
            max={line.left}
            onChange={take}
            labels={{
              field: t('quantityOf', { code }),
              decrease: t('fewer', { code }),
              increase: t('moreOf', { code }),
            }}
          />
        )}
      </div>
    </li>
  );
}
