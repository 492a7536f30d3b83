// One file on its way: how far it is, or what went wrong and how to go on.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { NoAnswer } from '../../client/api/failures.ts';
import { FileRow } from '../../ui/fields/file-drop.tsx';
import { Button } from '../../ui/button.tsx';
import { megabytesOf, type Sending, type UploadKind } from './sending.rules.ts';
import { FileNotSent, isUnfit } from './use-sendings.ts';
import { useTexts } from './uploads.texts.ts';

type SendingRowProps = { kind: UploadKind; sending: Sending; onAgain: () => void; onCancel: () => void };

export function SendingRow({ kind, sending, onAgain, onCancel }: SendingRowProps) {
  const t = useTexts();
  const { file, share, failed } = sending;
  const isFailed = failed !== undefined;
  return (
    <FileRow
      name={file.name}
      {...(!isFailed && share !== undefined && { share })}
      detail={isFailed ? <Failed {...{ kind }} error={failed} name={file.name} onAgain={onAgain} /> : t('waits')}
      removeLabel={t(isFailed ? 'remove' : 'cancel', { name: file.name })}
      onRemove={onCancel}
    />
  );
}

function Failed({
  kind,
  error,
  name,
  onAgain,
}: {
  kind: UploadKind;
  error: unknown;
  name: string;
  onAgain: () => void;
}) {
  const t = useTexts();
  const say = useFailureWords();
  if (error instanceof FileNotSent)
    return (
      <span role="alert" className="text-bad">
        {t(error.why, { limit: megabytesOf(kind) })}
      </span>
    );
  const isOurs = error instanceof NoAnswer;
  return (
    <span className="grid justify-items-start gap-1 pb-1">
      <span role="alert" className="text-bad">
        {isOurs ? t('noNetwork') : say(error).text}
      </span>
      {!isUnfit(error) && (
        <Button size="small" aria-label={t('againNamed', { name })} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </span>
  );
}
