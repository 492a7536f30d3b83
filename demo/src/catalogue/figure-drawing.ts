// How a figure is drawn: the plan whose parts are put together, and how big its machine is; illustration and 3D model are made on request.
import { buildFigure } from '../geometry/assemblies/figure.ts';
import type { Assembly } from '../geometry/types.ts';
import type { Figure } from './figure.ts';
import type { Model } from './models.ts';
import type { Plan } from './plan.ts';
import { PLANS } from './plans.ts';

/** Template with parameters as JSON. */
export interface FigureDrawing {
  template: string;
  params: string;
}

const SCALES = [0.9, 1.15, 1.5, 2];

/** The drawing of a figure; figures of one plan and frame size share it. */
export function drawingOfFigure({ plan, models }: Pick<Figure, 'plan' | 'models'>): FigureDrawing {
  const frame = Math.max(...models.map((model) => model.frame));
  return { template: plan.key, params: JSON.stringify({ scale: SCALES[frame - 1] ?? 1 }) };
}

/** Puts the figure together; undefined for a template this shop never gave. */
export function assemblyOf(template: string, params: unknown): Assembly | undefined {
  const plan = PLANS.find(({ key }) => key === template);
  if (!plan) return undefined;
  const scale = typeof params === 'object' && params !== null && 'scale' in params ? Number(params.scale) : 1;
  return buildFigure({ plan: plan.key, items: itemsOf(plan), scale: SCALES.includes(scale) ? scale : 1 });
}

const inManuals = new Map<string, Assembly>();

/** The figure as the service manual of a model shows it; models of one frame size share it. */
export function drawManualFigure(plan: Plan, { frame }: Model): Assembly {
  const key = `${plan.key} ${frame}`;
  const made =
    inManuals.get(key) ?? buildFigure({ plan: plan.key, items: itemsOf(plan), scale: SCALES[frame - 1] ?? 1 });
  inManuals.set(key, made);
  return made;
}

const itemsOf = ({ items }: Plan) =>
  items.map(({ noun, quantity, attachedTo }, at) => ({
    itemNo: String(at + 1),
    noun,
    quantity,
    ...(attachedTo === undefined ? {} : { parent: String(attachedTo + 1) }),
  }));
