// What would let a guess through: each claim of `npm run bench -- guessing` has a fault that it must catch.
import { buildApp } from '@outrigger/server/src/app.ts';
import { beforeRow, type Fault, type Planted } from '../orders/plant.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import { type Check, SAYS } from './guess.ts';

/** A fault, and what has to be tried to meet it. */
export interface GuessingFault extends Fault {
  checks: readonly Check[];
}

const forgetting = (counter: string) =>
  beforeRow('insert or update on counters', `if new.name = '${counter}' then new.hits := 1; end if;`);

/** One fault a claim, and one by which a forged address is believed, that two must catch. */
export const GUESSING_FAULTS: Readonly<Record<string, GuessingFault>> = {
  'one code opens every address': {
    checks: ['codes'],
    breaks: [SAYS.wrongOpens],
    plant: beforeRow(
      'insert or update on codes',
      `if new.code_hash is not null then
        new.code_hash := sha256(convert_to(new.purpose || ' ' || new.address || ' 123456', 'UTF8'));
      end if;`,
    ),
  },
  'a code forgets its tries': {
    checks: ['codes'],
    breaks: [SAYS.lateOpens],
    plant: beforeRow('update on codes', 'new.tries := 0;'),
  },
  'a code forgets that it was used': {
    checks: ['atOnce'],
    breaks: [SAYS.onceOpens],
    plant: beforeRow('update on codes', 'new.used_at := null;'),
  },
  'tried codes are not counted': {
    checks: ['forgedForCodes'],
    breaks: [SAYS.codesHeard],
    plant: forgetting('codesTried'),
  },
  'tried passwords are not counted': {
    checks: ['forgedForPasswords'],
    breaks: [SAYS.passwordsHeard],
    plant: forgetting('signIn'),
  },
  'forwarded addresses are believed': {
    checks: ['forgedForCodes', 'forgedForPasswords'],
    breaks: [SAYS.codesHeard, SAYS.passwordsHeard],
    plant: believeForwarded,
  },
};

async function believeForwarded(on: ScratchShop): Promise<Planted> {
  const [shop] = on.shops;
  if (!shop) throw new Error('There is no shop to plant a fault in.');
  const app = await buildApp({ ...shop, config: { ...shop.config, trustProxy: ['203.0.113.0/24'] } });
  return { on: { ...on, apps: [app] }, mend: () => app.close() };
}
