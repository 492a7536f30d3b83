// Files that somebody sent, for their owner and the desk: pictures are shown, the rest is saved by a press.
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../client/api/files.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { fetchKeptFile } from '../../client/api/send-file.ts';
import { useFormats } from '../../client/formats.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { sizeIn } from './size.ts';
import { type UploadedFile, useKeptFile } from './uploads.data.ts';
import { useTexts } from './uploads.texts.ts';

/** The files of a report, an inquiry or a return; a press saves one. */
export function KeptFiles({ files, label }: { files: readonly UploadedFile[]; label: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const { number } = useFormats();
  const save = async ({ fileId, name }: UploadedFile) => {
    try {
      saveFile({ blob: await fetchKeptFile(fileId, AbortSignal.timeout(100_000)), name });
    } catch (error) {
      const { title, text } = say(error);
      showToast({ tone: 'bad', text: title, detail: text });
    }
  };
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.fileId} className="min-w-0">
          <button
            type="button"
            title={t('save', { name: file.name })}
            onClick={() => void save(file)}
            className="flex min-h-control max-w-full items-center gap-3 rounded-box border border-line bg-surface p-2 text-start transition-colors hover:bg-hover"
          >
            <KeptPicture file={file} isLarge />
            <span className="min-w-0">
              <span className="block max-w-48 truncate text-14">{file.name}</span>
              <span className="block text-12 text-ink-soft">{sizeIn(number, file.sizeBytes)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a file looks like: the picture itself, or the sign of a document. */
export function KeptPicture({ file, isLarge }: { file: UploadedFile; isLarge?: boolean }) {
  const href = useKeptPicture(file);
  const size = isLarge ? 'size-16' : 'size-10';
  if (!href) return <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />;
  return (
    <img src={href} alt="" className={`${size} shrink-0 rounded-[4px] border border-line bg-sunken object-cover`} />
  );
}

/** The address of a kept picture in this page, once its bytes are here; none of what is no picture. */
export function useKeptPicture(file: UploadedFile | undefined): string | undefined {
  const kept = useKeptFile(file?.fileId ?? 0, file?.mediaType.startsWith('image/') === true);
  return useObjectUrl(kept.data);
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && href;
}
