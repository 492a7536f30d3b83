// Which models share what: a figure's tag names its models, and machines near in size carry the same heavy parts (product §5).
import { MODELS, type Model } from './models.ts';
import type { Plan } from './plan.ts';

const FAMILY_LETTER = { scissor: 'S', telescopic: 'T', articulating: 'A', forklift: 'F' } as const;
const POWER_LETTER = { battery: 'E', diesel: 'D', lpg: 'G' } as const;

/** Names who shares a figure of the plan with the model. */
export function tagOf({ sharing }: Pick<Plan, 'sharing'>, model: Model): string {
  const family = FAMILY_LETTER[model.family];
  if (sharing === 'model') return model.code;
  if (sharing === 'frame') return `${family}${Math.ceil(model.frame / 2)}${POWER_LETTER[model.power]}`;
  return sharing === 'power' ? `${family}${POWER_LETTER[model.power]}` : `${family}0`;
}

/** The models of one frame, told by one of them: its tag, and the largest of them. */
interface FrameGroup {
  tag: string;
  frame: number;
}

/** The group whose machines carry the same cylinders, wheels and kits. */
export function frameGroupOf(model: Model): FrameGroup {
  const tag = tagOf({ sharing: 'frame' }, model);
  const frames = MODELS.filter((one) => tagOf({ sharing: 'frame' }, one) === tag).map(({ frame }) => frame);
  return { tag, frame: Math.max(...frames) };
}

const SCALES = [0.9, 1.15, 1.5, 2];

/** Bigger frames carry bigger parts. */
export const scaleOfFrame = (frame: number): number => SCALES[frame - 1] ?? 1;

/** Whether this is a scale of some frame. */
export const isFrameScale = (scale: number): boolean => SCALES.includes(scale);
