// Product §6: whatever two devices and a phone without a network do to one cart, all of them end with the same one: the server's, line by line, the last write wins.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePartCard } from '../../test/catalogue.make.ts';
import { newLine } from './cart.rules.ts';
import { type CartState, EMPTY_CART, mergeServer, putLine, type ServerCart } from './merge.rules.ts';

const line = (code: string, qty: number) => newLine({ ...makePartCard(), partId: 1, code }, qty);

/** The shop's copy: a version a change, removed lines kept as such (`server/src/features/cart/`). */
class Shop {
  version = 0;
  readonly lines = new Map<string, ServerCart['lines'][number] & { version: number }>();

  change(code: string, qty: number | undefined): void {
    const known = this.lines.get(code);
    if (!known && qty === undefined) return;
    this.version += 1;
    const plain = { code, partId: 1, changeCode: null, reference: null, machines: [] };
    this.lines.set(code, { ...plain, qty: qty ?? 1, isRemoved: qty === undefined, version: this.version });
  }

  since(version: number): ServerCart {
    return { version: this.version, lines: [...this.lines.values()].filter((one) => one.version > version) };
  }
}

class Device {
  state: CartState = EMPTY_CART;
  isOnline = true;
  private readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  set(code: string, qty: number | undefined): void {
    const { lines, version, unsent } = this.state;
    const next = qty === undefined ? lines.filter(({ part }) => part !== code) : putLine(lines, line(code, qty));
    this.state = { lines: next, version, unsent: [...new Set([...unsent, code])] };
  }

  /** One exchange as `cart.sync.ts` makes it; `meanwhile` happens while the answer is on its way, which may get lost. */
  exchange(isLost: boolean, meanwhile: () => void): void {
    if (!this.isOnline) return meanwhile();
    const { version, unsent, lines } = this.state;
    const sent = new Map(unsent.map((code) => [code, lines.find(({ part }) => part === code)]));
    for (const [code, one] of sent) this.shop.change(code, one?.qty);
    const answer = this.shop.since(version);
    // What was sent is always answered, whatever its version.
    const own = unsent.flatMap((code) => this.shop.lines.get(code) ?? []);
    const all = new Map([...answer.lines, ...own].map((one) => [one.code, one]));
    meanwhile();
    if (!isLost) this.state = mergeServer(this.state, { ...answer, lines: [...all.values()] }, sent);
  }

  read = () => Object.fromEntries(this.state.lines.map(({ part, qty }) => [part, qty] as const).toSorted(byCode));
}

const byCode = ([one]: readonly [string, number], [other]: readonly [string, number]): number =>
  one.localeCompare(other);
const code = fc.constantFrom('A', 'B', 'C');
const change = fc.record({ code, qty: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }) });
const step = fc.record({
  device: fc.nat(2),
  kind: fc.constantFrom('change', 'change', 'exchange', 'network'),
  change,
  meanwhile: fc.option(change, { nil: undefined }),
  isLost: fc.boolean(),
});

test('product §6 two devices and a phone without a network end with the same cart, which is the shop’s', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const shop = new Shop();
      const devices = [new Device(shop), new Device(shop), new Device(shop)];
      for (const { device: at, kind, change: one, meanwhile, isLost } of steps) {
        const device = devices[at];
        if (!device) continue;
        if (kind === 'change') device.set(one.code, one.qty);
        else if (kind === 'network') device.isOnline = !device.isOnline;
        else device.exchange(isLost, () => meanwhile && device.set(meanwhile.code, meanwhile.qty));
      }
      // The network is back everywhere: each sends what it still has, then hears of the others.
      for (const device of devices) device.isOnline = true;
      for (const _ of [1, 2]) for (const device of devices) device.exchange(false, () => undefined);
      const kept = [...shop.lines.values()].filter(({ isRemoved }) => !isRemoved);
      const expected = Object.fromEntries(kept.map((one) => [one.code, one.qty] as const).toSorted(byCode));
      for (const device of devices) expect([device.read(), device.state.unsent]).toEqual([expected, []]);
    }),
    { numRuns: 500 },
  );
});

test('product §6 what the phone did without a network comes after what the others did meanwhile, line by line', () => {
  const shop = new Shop();
  const [desk, phone] = [new Device(shop), new Device(shop)];
  const quiet = () => undefined;
  desk.set('A', 1);
  desk.set('B', 1);
  desk.exchange(false, quiet);
  phone.exchange(false, quiet);
  phone.isOnline = false;
  phone.set('A', 5);
  phone.set('C', 2);
  desk.set('A', 3);
  desk.set('B', undefined);
  desk.exchange(false, quiet);
  phone.isOnline = true;
  phone.exchange(false, quiet);
  desk.exchange(false, quiet);
  expect([desk.read(), phone.read()]).toEqual([
    { A: 5, C: 2 },
    { A: 5, C: 2 },
  ]);
});
