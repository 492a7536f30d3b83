// Puts right who carries what has left, and by which code, where one was mistyped.
import type { CarrierName, ShipmentToPack } from '@outrigger/contract';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { carrierOf, type Handed, handedProblem, type HandedProblem } from './handed.rules.ts';
import { useCorrect } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

/** A carrier that is not offered any more is corrected to one that is. */
const handedOf = ({ carriers, carrier, carrierName, trackingCode }: ShipmentToPack): Handed => ({
  carrier: carriers.find((one) => one === carrier) ?? carriers[0] ?? ('other' satisfies CarrierName),
  name: carrierName ?? '',
  code: trackingCode ?? '',
});

export function CorrectTracking({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const say = useFailureWords();
  const [handed, setHanded] = useState(() => handedOf(shipment));
  const [problem, setProblem] = useState<HandedProblem | null>(null);
  const correct = useCorrect();
  const failed = correct.error ? say(correct.error) : undefined;
  const { orderNo, batchNo } = shipment;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = handedProblem(handed, false);
    setProblem(found);
    if (found) return;
    const which = { orderNo, ...(batchNo === null ? {} : { batchNo }) };
    const done = () => showToast({ text: t('corrected'), tone: 'good' });
    correct.mutate({ ...which, ...carrierOf(handed), trackingCode: handed.code.trim() }, { onSuccess: done });
  };
  return (
    <Disclosure title={t('correct')}>
      <form className="grid gap-4 text-ink" onSubmit={submit} noValidate>
        <p className="text-14 text-ink-soft">{t('correctText')}</p>
        <CarrierFields
          carriers={shipment.carriers}
          handed={handed}
          problem={problem}
          mayBeLeftOut={false}
          onChange={setHanded}
        />
        {failed && (
          <p role="alert" className="text-14 text-bad">
            <b className="font-semibold">{failed.title}.</b> {failed.text}
          </p>
        )}
        <Button type="submit" isWide isBusy={correct.isPending}>
          {t('correctSave')}
        </Button>
      </form>
    </Disclosure>
  );
}
