// What the owner of a list may do with it: send it to be ordered, share it, rename it, remove it.
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { keptLine } from './kept-lines.rules.ts';
import { type Repeat, RepeatField } from './repeat-field.tsx';
import { useDeleteList, useSaveList, type WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';
import { SendList } from './send-list.tsx';

const NAME_MOST = 100;

export function ListActions({ list }: { list: WholeList }) {
  return (
    <div className="grid gap-4 desk:grid-cols-2 desk:items-start">
      {list.lines.length > 0 && <SendList list={list} />}
      <Words list={list} />
    </div>
  );
}

function Words({ list }: { list: WholeList }) {
  const t = useTexts();
  const say = useFailureWords();
  const save = useSaveList();
  const [name, setName] = useState(list.name);
  const keep = (words: { name?: string; isShared?: boolean } & Partial<Repeat>) =>
    save.mutate(
      {
        id: list.id,
        name: list.name,
        isShared: list.isShared,
        hostId: list.machine?.hostId ?? null,
        repeatWeeks: list.repeatWeeks,
        repeatHours: list.repeatHours,
        lines: list.lines.map(keptLine),
        ...words,
      },
      { onSuccess: ({ name: kept }) => showToast({ text: t('saved', { name: kept }), tone: 'good' }) },
    );
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') keep({ name: name.trim() });
  };
  return (
    <Card className="grid gap-3">
      <form className="flex flex-wrap items-end gap-2" onSubmit={rename}>
        <TextField
          className="flex-1"
          label={t('name')}
          value={name}
          maxLength={NAME_MOST}
          onChange={(event) => setName(event.target.value)}
          {...(save.error ? { error: say(save.error).text } : {})}
        />
        <Button type="submit" isBusy={save.isPending}>
          {t('rename')}
        </Button>
      </form>
      <Switch
        label={t('share')}
        help={t('shareHelp')}
        checked={list.isShared}
        onChange={(event) => keep({ isShared: event.target.checked })}
      />
      <RepeatField list={list} onChange={keep} />
      <Remove list={list} />
    </Card>
  );
}

function Remove({ list }: { list: WholeList }) {
  const t = useTexts();
  const router = useRouter();
  const removing = useDeleteList();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    removing.mutate(
      { id: list.id },
      {
        onSuccess: () => {
          showToast({ text: t('removed', { name: list.name }) });
          router.history.replace('/lists');
        },
      },
    );
  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeAsk')}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
