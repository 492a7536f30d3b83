// Asks for the name of a new list, and whether colleagues see it.
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type KeptLine, useSaveList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

const NAME_MOST = 100;

export function NameDialog({ lines, onClose }: { lines: readonly KeptLine[]; onClose: () => void }) {
  const t = useTexts();
  const router = useRouter();
  const say = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = useSaveList();
  const hostId = useChosenMachine()?.hostId;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    const list = { name: name.trim(), isShared, lines: [...lines], ...(hostId === undefined ? {} : { hostId }) };
    save.mutate(list, {
      onSuccess: ({ id }) => {
        onClose();
        const onPress = () => router.history.push(`/lists?id=${id}`);
        showToast({ text: t('saved', { name: list.name }), tone: 'good', action: { label: t('open'), onPress } });
      },
    });
  };
  const error = isMissing ? t('nameMissing') : save.error ? say(save.error).text : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t('saveTitle')} closeLabel={t('close')} width="narrow" initialFocus={field}>
      <form className="grid gap-3" onSubmit={send} noValidate>
        <p className="text-ink-soft">{t('lineCount', { count: lines.length })}</p>
        <TextField
          ref={field}
          label={t('name')}
          value={name}
          maxLength={NAME_MOST}
          onChange={(event) => setName(event.target.value)}
          {...(error ? { error } : {})}
        />
        <Switch
          label={t('share')}
          help={t('shareHelp')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button type="submit" kind="primary" isBusy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
