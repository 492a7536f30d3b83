// Why parts come back, in words and photos, and the press that asks for it (design: the button says what happens and what it is worth).
import { RETURN_CAUSES } from '@outrigger/contract/calls/returns.ts';
import { limits } from '@outrigger/contract';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { PhotoField, type UploadedFile, useAllSent } from '../uploads/index.ts';
import { type Chosen, piecesIn, worthOf } from './new-return.rules.ts';
import { CAUSE_WORDS } from './return-words.tsx';
import { useRequestReturn } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';

const EMPTY = { cause: '', reason: '' };
/** Causes that are the shop's own doing. */
const OUR_MISTAKES: ReadonlySet<string> = new Set(['wrongSent', 'damaged']);

export function ReturnForm({ chosen, onSent }: { chosen: Chosen; onSent: (returnNo: string) => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const [photos, setPhotos] = useState<readonly UploadedFile[]>([]);
  const sent = useAllSent();
  const request = useRequestReturn();
  const form = useForm(EMPTY, ({ cause, reason }) => ({
    cause: cause === '' ? ('causeMissing' as const) : undefined,
    reason: reason.trim() === '' ? ('reasonMissing' as const) : undefined,
  }));
  const problem = (field: keyof typeof EMPTY) => {
    const key = form.shown(field);
    return key ? { error: t(key) } : {};
  };
  const send = ({ reason }: typeof EMPTY) => {
    if (!sent.mayGo()) return;
    const cause = RETURN_CAUSES.find((one) => one === form.values.cause) ?? 'other';
    const lines = [...chosen.values()].map(({ line, quantity }) => ({
      orderNo: line.orderNo,
      lineNo: line.lineNo,
      quantity,
    }));
    const input = { lines, cause, reason: reason.trim(), photos: photos.map((one) => one.fileId) };
    request.mutate(input, { onSuccess: ({ returnNo }) => onSent(returnNo) });
  };
  const failed = request.error ? say(request.error) : undefined;
  const credit = worthOf(chosen)?.credit;
  const count = piecesIn(chosen);
  return (
    <form noValidate onSubmit={form.submit(send)} className="mt-5 grid gap-4 border-line border-t pt-5">
      <SelectField
        label={t('cause')}
        emptyLabel={t('chooseCause')}
        options={RETURN_CAUSES.map((value) => ({ value, label: t(CAUSE_WORDS[value]) }))}
        {...form.input('cause')}
        {...problem('cause')}
      />
      {OUR_MISTAKES.has(form.values.cause) && <OurMistake chosen={chosen} />}
      <TextAreaField
        label={t('reason')}
        help={t('reasonHelp')}
        rows={3}
        maxLength={limits.longTextMax}
        {...form.input('reason')}
        {...problem('reason')}
      />
      <PhotoField
        label={t('photos')}
        help={t('photosHelp')}
        value={photos}
        onChange={setPhotos}
        most={limits.returnPhotosMax}
        {...sent.field}
      />
      {failed && (
        <p role="alert" className="text-14 text-bad">
          <b className="font-semibold">{failed.title}.</b> {failed.text}
        </p>
      )}
      {sent.isSending && <p className="text-14 text-ink-soft">{t('photosOnTheWay')}</p>}
      <Button type="submit" kind="primary" size="large" isBusy={request.isPending} disabled={sent.isSending}>
        {credit ? t('sendFor', { count, amount: money(credit) }) : t('send', { count })}
      </Button>
    </form>
  );
}

/** Who is not to blame is shown the way that keeps nothing, before he asks for one that does. */
function OurMistake({ chosen }: { chosen: Chosen }) {
  const t = useTexts();
  const orderNos = [...new Set([...chosen.values()].map(({ line }) => line.orderNo))];
  return (
    <Notice
      role="status"
      tone="wait"
      icon={<Info aria-hidden="true" />}
      title={t('ourMistake')}
      text={t('ourMistakeText', { percent: limits.restockingPercent })}
      action={
        <ul className="grid gap-1">
          {orderNos.map((orderNo) => (
            <li key={orderNo}>
              <TextLink href={`/details?orderNo=${encodeURIComponent(orderNo)}`}>
                {t('reportOnOrder', { orderNo })}
              </TextLink>
            </li>
          ))}
        </ul>
      }
    />
  );
}
