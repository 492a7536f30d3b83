// The company's own codes of a part: kept, forgotten, understood wherever a code is (product §5 Search).
import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { useKeepOwnCode, useOwnCodes, useRemoveOwnCode } from './own-codes.data.ts';
import { useTexts } from './own-codes.texts.ts';

const CODE_MOST = 100;

export function OwnCodePanel({ partCode }: { partCode: string }) {
  const t = useTexts();
  const codes = useOwnCodes(partCode);
  const { title, text } = useFailureWords()(codes.error);
  if (codes.data)
    return (
      <div className="grid max-w-xl gap-3">
        <p>{t('about')}</p>
        <Kept codes={codes.data} />
        <Keep partCode={partCode} />
      </div>
    );
  if (!codes.error) return <SkeletonText lines={2} />;
  return (
    <ErrorState
      title={title}
      meaning={text}
      action={<Button onClick={() => void codes.refetch()}>{t('again')}</Button>}
    />
  );
}

function Kept({ codes }: { codes: readonly { id: number; code: string }[] }) {
  const t = useTexts();
  const removing = useRemoveOwnCode();
  if (codes.length === 0) return <p>{t('none')}</p>;
  return (
    <ul aria-label={t('title')} className="rounded-box border border-line bg-surface text-ink">
      {codes.map(({ id, code }) => (
        <li key={id} className="flex items-center gap-2 border-line border-b py-0.5 ps-4 pe-1 last:border-b-0">
          <span className="wrap-anywhere min-w-0 flex-1 font-mono">{code}</span>
          <IconButton
            label={t('remove', { code })}
            icon={<X aria-hidden="true" />}
            onClick={() => removing.mutate({ id })}
          />
        </li>
      ))}
    </ul>
  );
}

function Keep({ partCode }: { partCode: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const keeping = useKeepOwnCode();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return field.current?.focus();
    keeping.mutate(
      { partCode, code: code.trim() },
      {
        onSuccess: () => {
          setCode('');
          field.current?.focus();
        },
      },
    );
  };
  return (
    <form className="flex flex-wrap items-start gap-2" onSubmit={keep} noValidate>
      <TextField
        ref={field}
        className="min-w-0 flex-1 text-ink"
        label={t('code')}
        isCode
        maxLength={CODE_MOST}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        {...(keeping.error ? { error: say(keeping.error).text } : {})}
      />
      <Button type="submit" className="mt-[1.65rem]" isBusy={keeping.isPending}>
        {t('keep')}
      </Button>
    </form>
  );
}
