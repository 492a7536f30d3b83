// Puts a picture in the place of a figure's drawing, sent as every picture is (product §8; docs/decisions/0146).
import { showToast } from '../../../ui/overlays/toasts.ts';
import { PhotoField } from '../../uploads/index.ts';
import { type FigureToEdit, useReplacePicture } from './figure-desk.data.ts';
import { useTexts } from './figure-desk.texts.ts';

type ReplacePictureProps = { figure: FigureToEdit; sheetNo: number };

export function ReplacePicture({ figure, sheetNo }: ReplacePictureProps) {
  const t = useTexts();
  const replace = useReplacePicture();
  const sheet = figure.sheets.find((one) => one.sheet === sheetNo);
  const place = (fileId: number) =>
    replace.mutate(
      { figureId: figure.figureId, sheet: sheetNo, revision: sheet?.revision ?? 0, fileId },
      { onSuccess: () => showToast({ text: t('replaced') }) },
    );
  return (
    <PhotoField
      label={t(sheet ? 'replacePicture' : 'firstPicture')}
      {...(replace.isPending && { help: t('sending') })}
      most={1}
      value={[]}
      onChange={([file]) => file && place(file.fileId)}
    />
  );
}
