// A QR code.
import { encode } from 'uqr';
import { CellPicture, type CodePictureProps } from './cell-picture.tsx';

const cellsOf = (text: string) => encode(text, { ecc: 'M', border: 0 }).data;

export function QrPicture(props: CodePictureProps) {
  return <CellPicture {...props} cellsOf={cellsOf} quietZone={4} />;
}
