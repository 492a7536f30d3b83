// Names the list as it stands; a name that there is takes the new state.
import { type FormEvent, useRef, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import type { ListSearch } from '../order-list-address.rules.ts';
import { stateOf } from './order-view.rules.ts';
import { useOrderViews, useSaveView } from './views.data.ts';
import { useTexts } from './views.texts.ts';

const NAME_MAX = 60;

export function SaveView({ search }: { search: ListSearch }) {
  const t = useTexts();
  const say = useFailureWords();
  const { data: views = [] } = useOrderViews();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useSaveView();
  const name = text.trim();
  const isThere = views.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name === '');
    if (name === '') return field.current?.focus();
    const done = () => {
      showToast({ text: t('saved', { name }), tone: 'good' });
      setText('');
    };
    return save.mutate({ ...stateOf(search), name }, { onSuccess: done });
  };
  const error = isMissing && name === '' ? t('nameMissing') : save.error ? say(save.error).text : undefined;
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <h3 className="font-semibold">{t('save')}</h3>
      <TextField
        ref={field}
        label={t('name')}
        help={t('saveHelp')}
        value={text}
        maxLength={NAME_MAX}
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        {...(error ? { error } : {})}
      />
      <Button type="submit" kind="primary" isBusy={save.isPending}>
        {isThere ? t('replace', { name }) : t('save')}
      </Button>
    </form>
  );
}
