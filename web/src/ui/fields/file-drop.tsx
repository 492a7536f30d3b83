// A place to drop files on, or to choose them by a button; what was chosen is listed under it with its progress.
import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages } from './field.tsx';
import { IconButton } from '../icon-button.tsx';

type FileDropProps = {
  /** The input, for whoever moves the focus to it. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** In the box: what may be dropped, and how large. */
  text: ReactNode;
  chooseLabel: string;
  onFiles: (files: File[]) => void;
  accept?: string;
  isMultiple?: boolean;
  help?: string;
  error?: string;
  /** `FileRow`s. */
  children?: ReactNode;
};

export function FileDrop({
  ref,
  label,
  text,
  chooseLabel,
  onFiles,
  accept,
  isMultiple,
  help,
  error,
  children,
}: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="font-medium text-14">
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra, the input inside does the same */}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'focus-ring-within grid justify-items-center gap-1 rounded-box border border-dashed px-4 py-6 text-center transition-colors hover:bg-hover',
          isOver ? 'border-ink bg-selected' : error ? 'border-bad-line bg-surface' : 'border-line-strong bg-surface',
        )}
      >
        <Upload aria-hidden="true" className="size-6 text-ink-soft" />
        <input
          ref={ref}
          type="file"
          className="sr-only"
          id={id}
          accept={accept}
          multiple={isMultiple}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-help ${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <span
          id={`${id}-choose`}
          className="font-semibold underline decoration-2 decoration-brand underline-offset-[3px]"
        >
          {chooseLabel}
        </span>
        <span className="text-14 text-ink-soft">{text}</span>
      </label>
      <FieldMessages id={id} help={help} error={error} />
      {children && <ul className="grid gap-2">{children}</ul>}
    </div>
  );
}

type FileRowProps = {
  name: string;
  detail?: ReactNode;
  share?: number;
  /** In place of the sign of a document. */
  picture?: ReactNode;
  removeLabel: string;
  onRemove: () => void;
};

/** One chosen file; `share` from 0 to 1 while it is being sent. */
export function FileRow({ name, detail, share, picture, removeLabel, onRemove }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-box border border-line bg-surface py-1 ps-4 pe-1">
      {picture ?? <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}
      <div className="min-w-0 flex-1">
        <p className="break-all text-14">{name}</p>
        {share !== undefined && share < 1 ? (
          <progress className="progress-look mt-1 w-full" aria-label={name} max={1} value={share} />
        ) : (
          detail && <div className="text-12 text-ink-soft">{detail}</div>
        )}
      </div>
      <IconButton label={removeLabel} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}
