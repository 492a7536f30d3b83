// How a figure is drawn: the plan whose parts are put together, and how big its machine is; illustration and 3D model are made on request.
import { buildFigure } from '../geometry/assemblies/figure.ts';
import type { Assembly } from '../geometry/types.ts';
import type { Figure } from './figure.ts';
import { isFrameScale, scaleOfFrame } from './model-groups.ts';
import type { Model } from './models.ts';
import { isRough, isWheel, type Plan } from './plan.ts';
import { PLANS } from './plans.ts';

/** Template with parameters as JSON. */
export interface FigureDrawing {
  template: string;
  params: string;
}

/** The drawing of a figure; figures of one plan and frame size share it. */
export function drawingOfFigure({ plan, models }: Pick<Figure, 'plan' | 'models'>): FigureDrawing {
  const scale = scaleOfFrame(Math.max(...models.map((model) => model.frame)));
  return { template: plan.key, params: JSON.stringify({ scale, ...(hasTread(plan, models) ? { tread: 1 } : {}) }) };
}

/** Puts the figure together; undefined for a template this shop never gave. */
export function assemblyOf(template: string, params: unknown): Assembly | undefined {
  const plan = PLANS.find(({ key }) => key === template);
  if (!plan) return undefined;
  const { scale = 1, tread = 0 } = (params ?? {}) as Partial<Record<string, unknown>>;
  return putTogether(plan, { scale: isFrameScale(Number(scale)) ? Number(scale) : 1, hasTread: tread === 1 });
}

const inManuals = new Map<string, Assembly>();

/** The figure as the service manual of a model shows it; models of one frame size share it. */
export function drawManualFigure(plan: Plan, model: Model): Assembly {
  const look = { scale: scaleOfFrame(model.frame), hasTread: hasTread(plan, [model]) };
  const key = `${plan.key} ${model.frame} ${look.hasTread}`;
  const made = inManuals.get(key) ?? putTogether(plan, look);
  inManuals.set(key, made);
  return made;
}

/** Whether wheels of the figure carry lugs. */
const hasTread = ({ items }: Plan, models: readonly Model[]): boolean =>
  models.every(isRough) && items.some(({ noun }) => isWheel(noun));

const putTogether = (plan: Plan, look: { scale: number; hasTread: boolean }): Assembly =>
  buildFigure({
    plan: plan.key,
    scale: look.scale,
    items: plan.items.map(({ noun, quantity, attachedTo }, at) => ({
      itemNo: String(at + 1),
      noun,
      quantity,
      ...(look.hasTread && isWheel(noun) ? { params: { tread: 1 } } : {}),
      ...(attachedTo === undefined ? {} : { parent: String(attachedTo + 1) }),
    })),
  });
