// The illustration of a figure, small: in the contents of a book and in the tree beside a figure.
import { ImageOff } from 'lucide-react';
import { productFileHref } from '../../client/api/use-product-file.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import '../../styles/views.css';

type SmallPictureProps = { file: string | null; className: string };

export function SmallPicture({ file, className }: SmallPictureProps) {
  const none = <ImageOff aria-hidden="true" className="size-5 text-ink-faint" />;
  return (
    <span className={classNames('drawing-paper grid place-items-center overflow-hidden p-1', className)}>
      {file === null ? none : <Picture key={file} src={productFileHref(file)} alt="" fallback={none} />}
    </span>
  );
}
