// The picture of a banner, sent from this device or named among those the shop has, and where the banner leads.
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { PhotoField, type UploadedFile, type useAllSent } from '../../uploads/index.ts';
import { useTexts } from './content-desk.texts.ts';
import { LinkField } from './link-field.tsx';

type Pictured = { image: string; link: string; files: readonly UploadedFile[] };
type PictureAndLinkProps = {
  fields: Pictured;
  change: (next: Partial<Pictured>) => void;
  /** Of the field that sends. */
  field: ReturnType<typeof useAllSent>['field'];
};

export function PictureAndLink({ fields: { image, link, files }, change, field }: PictureAndLinkProps) {
  const t = useTexts();
  return (
    <Card>
      <CardHead title={t('pictureAndLink')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PhotoField
          label={t('picture')}
          help={t('pictureSent')}
          most={1}
          value={files}
          onChange={(next) => change({ files: next })}
          {...field}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {files.length === 0 && (
            <TextField
              label={t('pictureName')}
              note={t('optional')}
              help={t('pictureHelp')}
              maxLength={200}
              value={image}
              onChange={(event) => change({ image: event.target.value })}
            />
          )}
          <LinkField value={link} isOptional onChange={(next) => change({ link: next })} />
        </div>
      </div>
    </Card>
  );
}
