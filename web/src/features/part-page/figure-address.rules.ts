// Where the rows of a figure are looked at: on the chosen machine where its book holds the figure (product §5: a figure can be shared by models).
import type { PartDetail } from '@outrigger/contract';
import type { ChosenMachine } from '../../client/chosen-machine.ts';

type Use = Pick<PartDetail['usedIn'][number], 'figureId' | 'models'>;

/** The figure's rows on the machine where it is of such a model, else machines of the first model to choose from. */
export function rowsOfFigure({ figureId, models }: Use, machine: ChosenMachine | undefined): string {
  const isOfMachine = ({ variantId, model }: Use['models'][number]) =>
    machine?.variantId === undefined ? machine?.model === model : machine.variantId === variantId;
  if (machine && models.some(isOfMachine)) return `/historyPartsList?hostId=${machine.hostId}&figure=${figureId}`;
  const model = models[0]?.model;
  return model === undefined ? '/history' : `/history?field=model&keyword=${encodeURIComponent(model)}`;
}

/** The names of models, each once. */
export const modelsOf = (models: Use['models']): string => [...new Set(models.map(({ model }) => model))].join(', ');
