// The views there are: chosen, renamed where they stand, and removed with a way back.
import type { OrderView } from '@outrigger/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { ListSearch } from '../order-list-address.rules.ts';
import { isShownAs, viewHref } from './order-view.rules.ts';
import { useOrderViews, useRemoveView, useRenameView, useSaveView } from './views.data.ts';
import { useTexts } from './views.texts.ts';

export function OwnViews({ search, onClose }: { search: ListSearch; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const { data: views, error, refetch } = useOrderViews();
  const [renaming, setRenaming] = useState<string>();
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('yours')}</h3>
      {!views && error && (
        <ErrorState
          title={t('failed')}
          meaning={say(error).text}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      {!views && !error && <Skeleton className="h-11 w-full rounded-box" />}
      {views?.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ul className="grid">
        {views?.map((view) =>
          renaming === view.name ? (
            <Renaming key={view.name} name={view.name} onDone={() => setRenaming(undefined)} />
          ) : (
            <Row key={view.name} {...{ view, search, onClose }} onRename={() => setRenaming(view.name)} />
          ),
        )}
      </ul>
    </section>
  );
}

type RowProps = { view: OrderView; search: ListSearch; onClose: () => void; onRename: () => void };

function Row({ view, search, onClose, onRename }: RowProps) {
  const t = useTexts();
  const { name } = view;
  const remove = useRemoveView();
  const keep = useSaveView();
  const removed = () =>
    showToast({ text: t('removed', { name }), action: { label: t('undo'), onPress: () => keep.mutate(view) } });
  return (
    <li className="flex items-center gap-1 border-line border-b last:border-b-0">
      <Anchor
        href={viewHref(view, search.pageSize)}
        aria-current={isShownAs(view, search) ? 'page' : undefined}
        onClick={onClose}
        className="wrap-anywhere flex min-h-control min-w-0 flex-1 items-center hover:underline aria-[current=page]:font-semibold"
      >
        {name}
      </Anchor>
      <IconButton label={t('rename', { name })} icon={<Pencil aria-hidden="true" />} onClick={onRename} />
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => remove.mutate({ name }, { onSuccess: removed })}
      />
    </li>
  );
}

function Renaming({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const [text, setText] = useState(name);
  const rename = useRenameView();
  const newName = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (newName === '' || newName === name) return onDone();
    const done = () => {
      showToast({ text: t('renamed', { name: newName }), tone: 'good' });
      onDone();
    };
    return rename.mutate({ name, newName }, { onSuccess: done });
  };
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <form noValidate onSubmit={send} className="grid gap-3">
        <TextField
          // Who asked to rename goes on typing.
          ref={(field) => field?.focus()}
          label={t('newName', { name })}
          value={text}
          maxLength={60}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          {...(rename.error ? { error: say(rename.error).text } : {})}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" kind="primary" isBusy={rename.isPending}>
            {t('keepName')}
          </Button>
          <Button size="small" kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
