// The line drawing of a machine's family, where it has no picture of its own (design: drawings are the ornament).
import type { MachineCard } from '@outrigger/contract';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { ArticulatingBoom } from '../../ui/drawings/articulating-boom.tsx';
import { Forklift } from '../../ui/drawings/forklift.tsx';
import { ScissorLift } from '../../ui/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../../ui/drawings/telescopic-boom.tsx';

// Families by the words their names have in the five languages; what is none of them shows the scissor lift.
const FAMILIES = [
  [/articul|曲臂/i, ArticulatingBoom],
  [/telesc|télesc|直臂/i, TelescopicBoom],
  [/fork|carretill|empilhad|chariot|叉车/i, Forklift],
] as const;

type MachinePictureProps = { machine: Pick<MachineCard, 'image' | 'type'>; className?: string };

export function MachinePicture({ machine, className }: MachinePictureProps) {
  const Drawing = FAMILIES.find(([name]) => name.test(machine.type))?.[1] ?? ScissorLift;
  return (
    <span
      className={classNames('grid shrink-0 place-items-center overflow-hidden rounded-inner part-ground', className)}
    >
      {machine.image ? (
        <Picture
          key={machine.image}
          src={`/static/product/${machine.image}`}
          alt=""
          fallback={<Drawing className="p-1" />}
        />
      ) : (
        <Drawing className="p-1" />
      )}
    </span>
  );
}
