// Carrier and tracking code, and the press that dispatches; where less is packed it is asked whether the rest may follow.
import type { ShipmentToPack } from '@outrigger/contract';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { carrierOf, type Handed, handedProblem, type HandedProblem } from './handed.rules.ts';
import { leftBehind, type Packed, packedLines } from './packed.rules.ts';
import { useDispatch } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

export function SendForm({ shipment, packed }: { shipment: ShipmentToPack; packed: Packed }) {
  const t = useTexts();
  const [handed, setHanded] = useState<Handed>({ carrier: shipment.carriers[0] ?? 'other', name: '', code: '' });
  const { problem, press, isAsking, stopAsking, send, isBusy, failure } = useSending(shipment, packed, handed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <Card>
      <CardHead title={t('send')} text={<span className="hidden desk:inline">{t('keys')}</span>} />
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <CarrierFields
          carriers={shipment.carriers}
          handed={handed}
          problem={problem === 'carrierNeeded' || problem === 'trackingNeeded' ? problem : null}
          mayBeLeftOut
          onChange={setHanded}
        />
        {(problem === 'nothingPacked' || problem === 'allNeeded') && (
          <p role="alert" className="text-14 text-bad">
            {t(problem)}
          </p>
        )}
        {failure && (
          <p role="alert" className="text-14 text-bad">
            <b className="font-semibold">{failure.title}.</b> {failure.text}
          </p>
        )}
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter"
          kind="primary"
          isWide
          isBusy={isBusy}
          icon={<Send aria-hidden="true" className="size-4" />}
        >
          {t('send')}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('restTitle')}
        description={t('restText', { count: leftBehind(shipment.lines, packed) })}
        confirmLabel={t('restSend')}
        cancelLabel={t('back')}
        onConfirm={send}
        onCancel={stopAsking}
      />
    </Card>
  );
}

type Problem = HandedProblem | 'nothingPacked' | 'allNeeded';

/** What stands against it here, the question about the rest, and the send itself. */
function useSending(shipment: ShipmentToPack, packed: Packed, handed: Handed) {
  const t = useTexts();
  const say = useFailureWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const { orderNo, batchNo, lines } = shipment;
  const left = leftBehind(lines, packed);
  const code = handed.code.trim();
  const send = () => {
    const done = ({ trackingCode, restBatchNo }: { trackingCode: string; restBatchNo: number | null }) =>
      showToast({
        text: t('sent', { code: trackingCode }),
        tone: 'good',
        ...(restBatchNo === null ? {} : { detail: t('restBatch', { no: restBatchNo }) }),
      });
    dispatch.mutate(
      {
        orderNo,
        ...carrierOf(handed),
        ...(batchNo === null ? {} : { batchNo }),
        ...(code === '' ? {} : { trackingCode: code }),
        ...(left > 0 ? { packed: packedLines(lines, packed) } : {}),
      },
      { onSuccess: done, onError: () => setAsking(false) },
    );
  };
  const press = () => {
    const found = problemOf({
      left,
      shipment,
      isNothing: packedLines(lines, packed).length === 0,
      handed,
    });
    setProblem(found);
    if (found) return;
    if (left > 0) setAsking(true);
    else send();
  };
  const failure = dispatch.error ? say(dispatch.error) : undefined;
  return { problem, press, isAsking, stopAsking: () => setAsking(false), send, isBusy: dispatch.isPending, failure };
}

type Sending = { left: number; shipment: ShipmentToPack; isNothing: boolean; handed: Handed };

function problemOf({ left, shipment, isNothing, handed }: Sending): Problem | null {
  if (isNothing) return 'nothingPacked';
  if (left > 0 && shipment.batchNo === null) return 'allNeeded';
  return handedProblem(handed, true);
}
