// Which carriers this shop can ask: DHL by its key, the built-in one in the demo (product §7 Tracking).
import type { CarrierName } from '@outrigger/contract';
import type { Config } from '../../config.ts';
import type { Carrier } from './carrier.ts';
import { makeDhlCarrier } from './dhl-carrier.ts';
import { makeSimulatedCarrier } from './simulated-carrier.ts';

/** The carriers of this shop. */
export interface Carriers {
  /** Who can be named for a dispatch; not all of them can be asked. */
  offered: readonly CarrierName[];
  /** Those that can be asked. */
  asked: readonly Carrier[];
}

/** Chooses by the settings. */
export function chooseCarriers({ dhl, isDemo }: Pick<Config, 'dhl' | 'isDemo'>): Carriers {
  return {
    offered: [...(isDemo ? (['simulated'] as const) : []), 'dhl', 'other'],
    asked: [...(dhl ? [makeDhlCarrier(dhl)] : []), ...(isDemo ? [makeSimulatedCarrier()] : [])],
  };
}
