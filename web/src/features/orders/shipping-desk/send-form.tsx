// Carrier and tracking code, and the press that dispatches; where less is packed it is asked whether the rest may follow.
import type { CarrierName, ShipmentToPack } from '@outrigger/contract';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { leftBehind, type Packed, packedLines } from './packed.rules.ts';
import { useDispatch } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';
import { useSendShortcut } from './use-send-shortcut.ts';

export function SendForm({ shipment, packed }: { shipment: ShipmentToPack; packed: Packed }) {
  const t = useTexts();
  const [carrier, setCarrier] = useState<CarrierName>(shipment.carriers[0] ?? 'other');
  const [code, setCode] = useState('');
  const { problem, press, isAsking, stopAsking, send, isBusy, failure } = useSending(shipment, packed, {
    carrier,
    code,
  });
  const form = useSendShortcut();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <Card>
      <CardHead title={t('send')} text={<span className="hidden desk:inline">{t('keys')}</span>} />
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <SelectField
          label={t('carrier')}
          value={carrier}
          options={shipment.carriers.map((one) => ({ value: one, label: t(`carrier_${one}`) }))}
          onChange={(event) => setCarrier(shipment.carriers.find((one) => one === event.target.value) ?? carrier)}
        />
        <TextField
          isCode
          label={t('trackingCode')}
          help={carrier === 'simulated' ? t('trackingOwn') : t('trackingHelp')}
          {...(problem === 'trackingNeeded' ? { error: t('trackingNeeded') } : {})}
          value={code}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        {problem && problem !== 'trackingNeeded' && (
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

type Problem = 'trackingNeeded' | 'nothingPacked' | 'allNeeded';

/** What stands against it here, the question about the rest, and the send itself. */
function useSending(shipment: ShipmentToPack, packed: Packed, given: { carrier: CarrierName; code: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const { orderNo, batchNo, lines } = shipment;
  const left = leftBehind(lines, packed);
  const code = given.code.trim();
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
        carrier: given.carrier,
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
      code,
      carrier: given.carrier,
    });
    setProblem(found);
    if (found) return;
    if (left > 0) setAsking(true);
    else send();
  };
  const failure = dispatch.error ? say(dispatch.error) : undefined;
  return { problem, press, isAsking, stopAsking: () => setAsking(false), send, isBusy: dispatch.isPending, failure };
}

type Sending = { left: number; shipment: ShipmentToPack; isNothing: boolean; code: string; carrier: CarrierName };

function problemOf({ left, shipment, isNothing, code, carrier }: Sending): Problem | null {
  if (isNothing) return 'nothingPacked';
  if (left > 0 && shipment.batchNo === null) return 'allNeeded';
  return carrier !== 'simulated' && code.length < 3 ? 'trackingNeeded' : null;
}
