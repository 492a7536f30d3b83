// What would tell accounts apart: each claim of `npm run bench -- accounts` has a fault that it must catch.
import { beforeRow, type Fault } from '../orders/plant.ts';
import { type CallName, sameTime, sameWords } from './ask-accounts.ts';

/** A fault of one of the calls. */
export interface AccountFault extends Fault {
  call: CallName;
}

const known = (address: string) => `exists (select 1 from users where email = new.${address})`;
/** Tries for an account are counted by its address before it is looked for. */
const atSignIn = (does: string) =>
  beforeRow('insert on counters', `if new.name = 'signInAccount' and ${known('subject')} then ${does} end if;`);
const atCode = (purpose: string, does: string) =>
  beforeRow('insert on codes', `if new.purpose = '${purpose}' and ${known('address')} then ${does} end if;`);

/** Either an account gets an answer of its own, or it takes longer because it is looked into at once. */
export const ACCOUNT_FAULTS: Readonly<Record<string, AccountFault>> = {
  'known accounts are locked sooner': {
    call: 'sign-in',
    breaks: [sameWords('sign-in')],
    plant: atSignIn('new.hits := 1000;'),
  },
  'known accounts are looked into first': {
    call: 'sign-in',
    breaks: [sameTime('sign-in')],
    plant: atSignIn('perform pg_sleep(1.5);'),
  },
  'a known address is refused a registration': {
    call: 'registration',
    breaks: [sameWords('registration')],
    plant: atCode('register', `raise exception 'known';`),
  },
  'a known address is looked into at registration': {
    call: 'registration',
    breaks: [sameTime('registration')],
    plant: atCode('register', 'perform pg_sleep(0.6);'),
  },
  'a known address is refused a new password': {
    call: 'forgotten password',
    breaks: [sameWords('forgotten password')],
    plant: atCode('forgotPassword', `raise exception 'known';`),
  },
  'a forgotten password is mailed at once': {
    call: 'forgotten password',
    breaks: [sameTime('forgotten password')],
    plant: atCode('forgotPassword', 'perform pg_sleep(0.6);'),
  },
};
