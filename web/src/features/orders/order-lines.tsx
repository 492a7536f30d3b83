// The lines of an order as they were sold: part, fit when ordered, quantity, price, promise date (spec §3 Order; product §7).
import { PartPicture } from '../parts/index.ts';
import { lineMachines, type OrderDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { figureHref } from '../../client/address/figure-href.rules.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { hasEnded } from './order-words.tsx';
import { OrderTotal } from './order-total.tsx';
import { useTexts } from './orders.texts.ts';

type Line = OrderDetail['lines'][number];
const VERDICTS = { fits: 'fits', doesNotFit: 'doesNotFit', unknown: 'fitUnknown' } as const;

export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useTexts();
  return (
    <Card isFlush>
      <div className="p-4 pb-0 sm:p-5 sm:pb-0">
        <CardHead title={t('linesTitle', { count: order.lines.length })} />
      </div>
      <ol className="border-line border-t">
        {order.lines.map((line) => (
          <OrderLine key={line.lineNo} line={line} isPromised={!hasEnded(order.status)} />
        ))}
      </ol>
    </Card>
  );
}

/** One line; nothing is promised any more of an order that ended. */
function OrderLine({ line, isPromised }: { line: Line; isPromised: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { promise, number } = useFormats();
  const name = inLanguage(line, 'name', language);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b p-4 last:border-b-0 sm:px-5">
      <PartPicture imageUrl={line.imageUrl} className="row-span-2 size-14" />
      <div className="min-w-0">
        <Anchor
          href={`/detail?code=${encodeURIComponent(line.code)}`}
          className="font-semibold underline-offset-[3px] hover:underline"
        >
          <span lang={name.lang}>{name.text}</span>
        </Anchor>
        <p className="text-14">
          <span className="wrap-anywhere inline-block max-w-full font-mono">{line.code}</span>
          {line.changeCode && <span className="text-ink-soft"> · {t('askedFor', { code: line.changeCode })}</span>}
        </p>
      </div>
      <div className="text-right">
        {line.total && (
          <p className="figures font-semibold">
            <OrderTotal amount={line.total} />
          </p>
        )}
        <p className="figures text-14 text-ink-soft">
          {line.unitPrice ? (
            <>
              {t('times', { count: number(line.quantity) })} <OrderTotal amount={line.unitPrice} />
            </>
          ) : (
            `× ${number(line.quantity)}`
          )}
        </p>
      </div>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-soft">
        {line.machineSerial && (
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusChip status={line.verdict} isBare>
              {t(VERDICTS[line.verdict])}
            </StatusChip>
            <span className="font-mono text-ink">{lineMachines(line)}</span>
            {line.place && line.hostId !== null && (
              <TextLink
                href={figureHref({ figureId: line.place.figureId, hostId: line.hostId, item: line.place.itemNo })}
                className="inline-flex min-h-control-small items-center"
              >
                {t('inFigure', { item: line.place.itemNo })}
              </TextLink>
            )}
          </span>
        )}
        {isPromised && line.promiseDate && <span>{t('promised', { day: promise(line.promiseDate) })}</span>}
        {line.reference && <span className="wrap-anywhere">{t('reference', { text: line.reference })}</span>}
        {line.shippedQuantity > 0 && (
          <span>
            {t('shippedOf', {
              count: line.quantity,
              shipped: number(line.shippedQuantity),
              all: number(line.quantity),
            })}
          </span>
        )}
      </div>
    </li>
  );
}
