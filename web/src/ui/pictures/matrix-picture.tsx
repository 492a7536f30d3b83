// A Data Matrix.
import { CellPicture, type CodePictureProps } from './cell-picture.tsx';
import { dataMatrix } from './data-matrix.ts';

export function MatrixPicture(props: CodePictureProps) {
  return <CellPicture {...props} cellsOf={dataMatrix} quietZone={2} />;
}
