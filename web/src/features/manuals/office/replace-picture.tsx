// Puts a picture in the place of a figure's drawing: drawn anew in the browser, so that nothing but the picture is sent (product §5: re-encoded).
import { useState } from 'react';
import { base64Of } from '../../../client/base64-of.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { type FigureToEdit, useReplacePicture } from './figure-desk.data.ts';
import { useTexts } from './figure-desk.texts.ts';

/** The longest side that is kept; callouts of a page are read well below it. */
const MOST_SIDE = 4000;
const MOST_BYTES = 8 * 1024 * 1024;

type ReplacePictureProps = { figure: FigureToEdit; sheetNo: number };

export function ReplacePicture({ figure, sheetNo }: ReplacePictureProps) {
  const t = useTexts();
  const replace = useReplacePicture();
  const [problem, setProblem] = useState<'notPicture' | 'tooLarge'>();
  const sheet = figure.sheets.find((one) => one.sheet === sheetNo);
  const send = async ([file]: File[]) => {
    setProblem(undefined);
    const picture = file && (await drawnAnew(file).catch(() => undefined));
    if (!picture) return setProblem('notPicture');
    if (picture.size > MOST_BYTES) return setProblem('tooLarge');
    const given = { figureId: figure.figureId, sheet: sheetNo, revision: sheet?.revision ?? 0 };
    replace.mutate(
      { ...given, content: await base64Of(picture) },
      { onSuccess: () => showToast({ text: t('replaced') }) },
    );
  };
  return (
    <FileDrop
      label={t(sheet ? 'replacePicture' : 'firstPicture')}
      text={replace.isPending ? t('sending') : t('pictureKinds')}
      chooseLabel={t('choosePicture')}
      accept="image/png,image/jpeg,image/webp"
      onFiles={(files) => void send(files)}
      {...(problem && { error: t(problem) })}
    />
  );
}

/** Lines stay sharp as PNG; anything else becomes WebP. */
async function drawnAnew(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/webp';
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))) ?? undefined;
}
