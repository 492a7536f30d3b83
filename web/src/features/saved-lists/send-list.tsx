// Sends a list to be ordered: the technician fills, the office buys (product §0).
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useBuyers, useSendList, type WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

const NOTE_MOST = 1000;

/** Nothing where nobody else orders. */
export function SendList({ list }: { list: WholeList }) {
  const t = useTexts();
  const say = useFailureWords();
  const buyers = useBuyers().data ?? [];
  const sending = useSendList();
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState('');
  const buyer = buyers.find(({ id }) => String(id) === chosen) ?? buyers[0];
  if (!buyer) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = note.trim() === '' ? {} : { note: note.trim() };
    sending.mutate(
      { id: list.id, buyerId: buyer.id, ...words },
      { onSuccess: () => showToast({ text: t('sentNow', { name: buyer.name }), tone: 'good' }) },
    );
  };
  return (
    <Card>
      <form className="grid gap-3" onSubmit={send}>
        <h2 className="font-semibold text-16">{t('sendTitle')}</h2>
        <p className="text-14 text-ink-soft">{t('sendText')}</p>
        <SelectField
          label={t('buyer')}
          options={buyers.map(({ id, name, isMain }) => ({
            value: String(id),
            label: isMain ? t('mainAccount', { name }) : name,
          }))}
          value={String(buyer.id)}
          onChange={(event) => setChosen(event.target.value)}
        />
        <TextAreaField
          label={t('note')}
          rows={2}
          maxLength={NOTE_MOST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          {...(sending.error ? { error: say(sending.error).text } : {})}
        />
        <div>
          <Button type="submit" kind={list.sentAt ? 'secondary' : 'primary'} isBusy={sending.isPending}>
            {list.sentAt ? t('sendAgain') : t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
