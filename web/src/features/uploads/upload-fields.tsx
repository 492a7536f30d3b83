// Fields that take pictures or documents of the person: kinds and sizes said before, progress, cancel, and another try (spec §7 Upload, §9).
import { useEffect, useRef } from 'react';
import { useFormats } from '../../client/formats.ts';
import { FileDrop, FileRow } from '../../ui/fields/file-drop.tsx';
import { KeptPicture } from './kept-files.tsx';
import { ACCEPTS, type FilesState, megabytesOf, stateOf, type UploadKind } from './sending.rules.ts';
import { SendingRow } from './sending-row.tsx';
import { sizeIn } from './size.ts';
import type { UploadedFile } from './uploads.data.ts';
import { useTexts } from './uploads.texts.ts';
import { useSendings } from './use-sendings.ts';

export type { UploadedFile };

type UploadFieldProps = {
  label: string;
  help?: string;
  error?: string | undefined;
  /** The files that are with the shop; what is on its way is not among them yet. */
  value: readonly UploadedFile[];
  onChange: (files: readonly UploadedFile[]) => void;
  /** How many files it takes. */
  most: number;
  /** Hears where the files are: a form goes once they are all with the shop (`useAllSent`). */
  onState?: (state: FilesState) => void;
  /** How often its form was to go (`useAllSent`): each time a file that failed is brought into sight. */
  presses?: number;
};

/** A field for photos. */
export function PhotoField(props: UploadFieldProps) {
  return <UploadField kind="picture" {...props} />;
}

/** A field for documents; it takes pictures, too. */
export function DocumentField(props: UploadFieldProps) {
  return <UploadField kind="document" {...props} />;
}

/** A field for one PDF. */
export function PdfField(props: Omit<UploadFieldProps, 'most'>) {
  return <UploadField kind="pdf" most={1} {...props} />;
}

/** A field for one 3D model. */
export function ModelField(props: Omit<UploadFieldProps, 'most'>) {
  return <UploadField kind="model" most={1} {...props} />;
}

const WORDS = {
  picture: ['pictures', 'choosePictures'],
  document: ['documents', 'chooseDocuments'],
  pdf: ['pdfs', 'choosePdf'],
  model: ['models', 'chooseModel'],
} as const;

function UploadField({
  kind,
  label,
  help,
  error,
  value,
  onChange,
  most,
  onState,
  presses = 0,
}: UploadFieldProps & { kind: UploadKind }) {
  const t = useTexts();
  const { number } = useFormats();
  const { sendings, leftOut, add, again, cancel } = useSendings({ kind, value, onChange, most });
  const state = stateOf(sendings);
  useEffect(() => {
    onState?.(state);
  }, [state, onState]);
  const input = useFailedInSight(presses, state);
  const [taken, choose] = WORDS[kind];
  // One thing at a time: what keeps the form from going is said first.
  const problem = error ?? (leftOut > 0 ? t('leftOut', { count: leftOut, most }) : undefined);
  const rows = [
    ...value.map((file) => (
      <FileRow
        key={`kept-${file.fileId}`}
        name={file.name}
        picture={<KeptPicture file={file} />}
        detail={sizeIn(number, file.sizeBytes)}
        removeLabel={t('remove', { name: file.name })}
        onRemove={() => onChange(value.filter((one) => one !== file))}
      />
    )),
    ...sendings.map((one) => (
      <SendingRow key={one.key} {...{ kind }} sending={one} onAgain={() => again(one)} onCancel={() => cancel(one)} />
    )),
  ];
  return (
    <FileDrop
      ref={input}
      label={label}
      text={t(taken, { limit: megabytesOf(kind), most })}
      chooseLabel={t(choose, { most })}
      accept={ACCEPTS[kind]}
      isMultiple={most > 1}
      onFiles={add}
      {...(help && { help })}
      {...(problem && { error: problem })}
    >
      {rows.length > 0 && rows}
    </FileDrop>
  );
}

/** Goes to the field with each press that a file which failed kept from going: on a phone the button is screens away. */
function useFailedInSight(presses: number, state: FilesState) {
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(presses);
  useEffect(() => {
    if (seen.current === presses) return;
    seen.current = presses;
    if (state !== 'failed') return;
    input.current?.focus({ preventScroll: true });
    // The input itself is not drawn: its box is.
    input.current?.closest('label')?.scrollIntoView({ block: 'center' });
  }, [presses, state]);
  return input;
}
