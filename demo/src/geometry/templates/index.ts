// Every part template by its name.
import type { PartTemplate } from '../types.ts';
import { actuators } from './actuators.ts';
import { axles } from './axles.ts';
import { bolts } from './bolts.ts';
import { brakeUnits } from './brake-units.ts';
import { cabFittings } from './cab-fittings.ts';
import { connectors } from './connectors.ts';
import { controlBoxes } from './control-boxes.ts';
import { coolingAndFuel } from './cooling-and-fuel.ts';
import { covers } from './covers.ts';
import { cylindersAndPumps } from './cylinders-and-pumps.ts';
import { engineBlock } from './engine-block.ts';
import { exhaustAndGas } from './exhaust-and-gas.ts';
import { filtersAndExhaust } from './filters-and-exhaust.ts';
import { frames } from './frames.ts';
import { gearboxes } from './gearboxes.ts';
import { guardAndSeat } from './guard-and-seat.ts';
import { harnesses } from './harnesses.ts';
import { hosesAndAdapters } from './hoses-and-adapters.ts';
import { hydraulicUnits } from './hydraulic-units.ts';
import { ignitionAndCooling } from './ignition-and-cooling.ts';
import { liftBodies } from './lift-bodies.ts';
import { lightsAndAlarms } from './lights-and-alarms.ts';
import { loadHandling } from './load-handling.ts';
import { mastAndForks } from './mast-and-forks.ts';
import { motorsAndSensors } from './motors-and-sensors.ts';
import { nutsAndWashers } from './nuts-and-washers.ts';
import { outriggersAndChains } from './outriggers-and-chains.ts';
import { padsAndSprings } from './pads-and-springs.ts';
import { pinsAndBearings } from './pins-and-bearings.ts';
import { platformElectrics } from './platform-electrics.ts';
import { platformFittings } from './platform-fittings.ts';
import { platforms } from './platforms.ts';
import { powerSupply } from './power-supply.ts';
import { restsAndTrays } from './rests-and-trays.ts';
import { ropesAndLadders } from './ropes-and-ladders.ts';
import { rubberAndLabels } from './rubber-and-labels.ts';
import { scissorsAndBooms } from './scissors-and-booms.ts';
import { seals } from './seals.ts';
import { setsAndClips } from './sets-and-clips.ts';
import { steeringAndBrakes } from './steering-and-brakes.ts';
import { supplies } from './supplies.ts';
import { switchesAndDisplays } from './switches-and-displays.ts';
import { tanksAndFilters } from './tanks-and-filters.ts';
import { truckBodies } from './truck-bodies.ts';
import { valves } from './valves.ts';
import { wheels } from './wheels.ts';

export const partTemplates = {
  ...covers,
  ...rubberAndLabels,
  ...supplies,
  ...setsAndClips,
  ...hydraulicUnits,
  ...guardAndSeat,
  ...cabFittings,
  ...controlBoxes,
  ...switchesAndDisplays,
  ...wheels,
  ...gearboxes,
  ...axles,
  ...steeringAndBrakes,
  ...brakeUnits,
  ...powerSupply,
  ...motorsAndSensors,
  ...harnesses,
  ...connectors,
  ...lightsAndAlarms,
  ...engineBlock,
  ...ignitionAndCooling,
  ...coolingAndFuel,
  ...filtersAndExhaust,
  ...exhaustAndGas,
  ...bolts,
  ...nutsAndWashers,
  ...cylindersAndPumps,
  ...valves,
  ...actuators,
  ...hosesAndAdapters,
  ...tanksAndFilters,
  ...liftBodies,
  ...truckBodies,
  ...mastAndForks,
  ...loadHandling,
  ...pinsAndBearings,
  ...seals,
  ...padsAndSprings,
  ...platforms,
  ...platformFittings,
  ...platformElectrics,
  ...scissorsAndBooms,
  ...frames,
  ...outriggersAndChains,
  ...ropesAndLadders,
  ...restsAndTrays,
} satisfies Record<string, PartTemplate>;

export type TemplateName = keyof typeof partTemplates;
