// The lines of a return, by their orders: what comes back, and what was taken of it.
import type { ReturnDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { PartPicture } from '../parts/index.ts';
import { DispatchedFrom } from './dispatched-from.tsx';
import { useTexts } from './returns.texts.ts';

type Line = ReturnDetail['lines'][number];

type Lines = Pick<ReturnDetail, 'lines' | 'parcels'>;

export function ReturnLines({ found: { lines, parcels } }: { found: Lines }) {
  const t = useTexts();
  return (
    <Card isFlush>
      <div className="p-4 pb-0 sm:p-5 sm:pb-0">
        <CardHead title={t('linesTitle', { count: lines.length })} />
      </div>
      <ul className="border-line border-t">
        {lines.map((line) => (
          <ReturnLine key={`${line.orderNo} ${line.lineNo}`} {...{ line, parcels }} />
        ))}
      </ul>
    </Card>
  );
}

function ReturnLine({ line, parcels }: { line: Line; parcels: Lines['parcels'] }) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b p-4 last:border-b-0 sm:px-5">
      <PartPicture imageUrl={line.imageUrl} className="row-span-2 size-14" />
      <div className="min-w-0">
        <LineName line={line} />
        <DispatchedFrom {...{ line, parcels }} />
      </div>
      <p className="figures whitespace-nowrap text-end font-semibold">{t('piecesOf', { count: line.quantity })}</p>
      {line.taken !== null && (
        <p className="col-span-2 text-14 text-ink-soft">
          {t('takenOf', { taken: number(line.taken), all: number(line.quantity) })}
          {line.finding && <span className="wrap-anywhere"> · {line.finding}</span>}
        </p>
      )}
    </li>
  );
}

type Named = Pick<Line, 'name' | 'nameLang' | 'code' | 'orderNo' | 'machineSerial'>;

export function LineName({ line, isOffice = false }: { line: Named; isOffice?: boolean }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold" lang={line.nameLang ?? undefined}>
        {line.name}
      </p>
      <p className="text-14 text-ink-soft">
        <span className="font-mono text-ink">{line.code}</span>
        {' · '}
        <Anchor
          href={`${isOffice ? '/office/order' : '/details'}?orderNo=${encodeURIComponent(line.orderNo)}`}
          className="font-mono underline underline-offset-[3px]"
        >
          {line.orderNo}
        </Anchor>
        {line.machineSerial && (
          <>
            {' · '}
            <span className="font-mono">{line.machineSerial}</span>
          </>
        )}
      </p>
    </div>
  );
}
