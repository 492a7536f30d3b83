// The line drawing of a machine's family, found by the words its name has in the five languages (design: drawings are the ornament).
import { ArticulatingBoom } from '../../ui/pictures/drawings/articulating-boom.tsx';
import { Forklift } from '../../ui/pictures/drawings/forklift.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';

// What is none of them shows the scissor lift.
const FAMILIES = [
  [/articul|曲臂/i, ArticulatingBoom],
  [/telesc|télesc|直臂/i, TelescopicBoom],
  [/fork|carretill|empilhad|chariot|叉车/i, Forklift],
] as const;

export function FamilyDrawing({ type }: { type: string }) {
  const Drawing = FAMILIES.find(([name]) => name.test(type))?.[1] ?? ScissorLift;
  return <Drawing className="p-1" />;
}
