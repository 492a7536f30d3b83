// Packs a planned shipment line by line and hands it to its carrier, all by keyboard (product §8).
import type { ShipmentToPack } from '@outrigger/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { allPacked, type Packed, keyOf } from './packed.rules.ts';
import { PackingLines } from './packing-lines.tsx';
import { ScanField } from './scan-field.tsx';
import { SendForm } from './send-form.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import { useTexts } from './shipping-desk.texts.ts';

export function PackAndSend({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const [packed, setPacked] = useState<Packed>({});
  const { lines } = shipment;
  const done = lines.filter((line) => packed[keyOf(line)] !== undefined).length;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card isFlush>
        <div className="p-4 pb-2 sm:p-5 sm:pb-2">
          <CardHead
            title={t('packing')}
            text={<span role="status">{t('packedOf', { packed: done, all: lines.length })}</span>}
            end={
              <Button size="small" onClick={() => setPacked(done === lines.length ? {} : allPacked(lines))}>
                {t('tickAll')}
              </Button>
            }
          />
          <ScanField lines={lines} packed={packed} onPacked={setPacked} />
        </div>
        <PackingLines lines={lines} packed={packed} onPacked={setPacked} />
      </Card>
      <div className="grid min-w-0 gap-5">
        <SendForm shipment={shipment} packed={packed} />
        <ShipmentFacts shipment={shipment} />
      </div>
    </div>
  );
}
