// From which warehouse a line of a return was dispatched, and so where it goes back to, by which parcel where there are several (product §7).
import type { ReturnDetail } from '@outrigger/contract';
import { useTexts } from './returns.texts.ts';

type FromProps = { line: ReturnDetail['lines'][number]; parcels: ReturnDetail['parcels'] };

/** One line for each warehouse; how many pieces of each only where there are several. */
export function DispatchedFrom({ line, parcels }: FromProps) {
  const t = useTexts();
  const from = parcels.flatMap(({ labelNo, sendTo, lines }) => {
    const own = lines.find(({ orderNo, lineNo }) => orderNo === line.orderNo && lineNo === line.lineNo);
    return own && sendTo ? [{ labelNo, sendTo, quantity: own.quantity }] : [];
  });
  return from.map(({ labelNo, sendTo, quantity }) => (
    <p key={labelNo} className="text-14 text-ink-soft">
      {parcels.length > 1 && (
        <>
          <span className="font-mono text-ink">{labelNo}</span>
          {' · '}
        </>
      )}
      {t('dispatchedFrom', { warehouse: `${sendTo.name} (${sendTo.code})` })}
      {quantity < line.quantity && ` · ${t('piecesOf', { count: quantity })}`}
    </p>
  ));
}
