// The picture of a machine, or the line drawing of its family where it has none, which is loaded only then.
import type { MachineCard } from '@outrigger/contract';
import { lazy, Suspense } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const FamilyDrawing = lazy(async () => ({ default: (await import('./family-drawing.tsx')).FamilyDrawing }));

type MachinePictureProps = { machine: Pick<MachineCard, 'image' | 'type'>; className?: string };

export function MachinePicture({ machine, className }: MachinePictureProps) {
  const drawing = (
    <Suspense>
      <FamilyDrawing type={machine.type} />
    </Suspense>
  );
  return (
    <span
      className={classNames(
        'grid shrink-0 grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden rounded-inner part-ground',
        className,
      )}
    >
      {machine.image ? (
        <Picture key={machine.image} src={`/static/product/${machine.image}`} alt="" fallback={drawing} />
      ) : (
        drawing
      )}
    </span>
  );
}
