// Where a figure is looked at with the part's item lit: on the chosen machine where its book holds the figure (product §5: a figure can be shared by models).
import type { PartDetail } from '@outrigger/contract';
import { figureHref } from '../../client/address/figure-href.rules.ts';
import type { ChosenMachine } from '../../client/chosen-machine.ts';

type Use = Pick<PartDetail['usedIn'][number], 'figureId' | 'itemNo' | 'models'>;

/** The item in its figure, for the machine where it is of such a model, else in the book of the first model. */
export function placeInFigure({ figureId, itemNo: item, models }: Use, machine: ChosenMachine | undefined): string {
  const isOfMachine = ({ variantId, model }: Use['models'][number]) =>
    machine?.variantId === undefined ? machine?.model === model : machine.variantId === variantId;
  if (machine && models.some(isOfMachine)) return figureHref({ figureId, item, hostId: machine.hostId });
  return figureHref({ figureId, item, variantId: models[0]?.variantId });
}

/** The names of models, each once. */
export const modelsOf = (models: Use['models']): string => [...new Set(models.map(({ model }) => model))].join(', ');
