// Keeps lines as a list: a new one by its name, or one of the person's own that is there already.
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { onlyMachine } from './kept-lines.rules.ts';
import { type KeptLine, useAddToList, useLists, useSaveList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

const NAME_MOST = 100;

type NameDialogProps = { lines: readonly KeptLine[]; onClose: () => void };

export function NameDialog({ lines, onClose }: NameDialogProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const own = useLists(true).data?.filter((list) => list.isOwn) ?? [];
  const [chosen, setChosen] = useState('');
  const list = own.find(({ id }) => String(id) === chosen);
  return (
    <Dialog isOpen onClose={onClose} title={t('saveTitle')} closeLabel={t('close')} width="narrow" initialFocus={field}>
      <div className="grid gap-3">
        <p className="text-ink-soft">{t('lineCount', { count: lines.length })}</p>
        {own.length > 0 && (
          <SelectField
            label={t('ontoList')}
            emptyLabel={t('newList')}
            options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {list ? <Onto {...{ lines, onClose, list }} /> : <AsNew {...{ lines, onClose, field }} />}
      </div>
    </Dialog>
  );
}

/** Says that it is done, with the way there. */
function useSaid(onClose: () => void) {
  const t = useTexts();
  const router = useRouter();
  return (text: string, id: number) => {
    onClose();
    const onPress = () => router.history.push(`/lists?id=${id}`);
    showToast({ text, tone: 'good', action: { label: t('open'), onPress } });
  };
}

type OntoProps = NameDialogProps & { list: { id: number; name: string } };

function Onto({ lines, onClose, list: { id, name } }: OntoProps) {
  const t = useTexts();
  const say = useFailureWords();
  const said = useSaid(onClose);
  const adding = useAddToList();
  const add = () =>
    adding.mutate(
      { id, lines: [...lines] },
      { onSuccess: () => said(t('addedTo', { name, count: lines.length }), id) },
    );
  return (
    <>
      <p className="text-14 text-ink-soft">{t('ontoHelp')}</p>
      {adding.error && (
        <p role="alert" className="text-14 text-bad">
          {say(adding.error).text}
        </p>
      )}
      <Button kind="primary" isBusy={adding.isPending} onClick={add}>
        {t('ontoAdd')}
      </Button>
    </>
  );
}

type AsNewProps = NameDialogProps & { field: RefObject<HTMLInputElement | null> };

function AsNew({ lines, onClose, field }: AsNewProps) {
  const t = useTexts();
  const say = useFailureWords();
  const said = useSaid(onClose);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = useSaveList();
  const hostId = onlyMachine(lines);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    const list = { name: name.trim(), isShared, lines: [...lines], ...(hostId === undefined ? {} : { hostId }) };
    save.mutate(list, { onSuccess: ({ id }) => said(t('saved', { name: list.name }), id) });
  };
  const error = isMissing ? t('nameMissing') : save.error ? say(save.error).text : undefined;
  return (
    <form className="grid gap-3" onSubmit={send} noValidate>
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
  );
}
