// The assemblies of the truck carrier as its parts list tells them, and what their parts are called.
import { slug } from './list-folder.ts';
import { readCsv } from '@outrigger/demo/src/catalogue/read-csv.ts';

const MOVED = /^~Moved to (\S+)$/;

/** A line of an assembly: equal parts of any colour are one line; the model's nodes carry code and name. */
export type Line = { code: string; name: string; quantity: number; node: string };

/** Lines of each assembly by its name, in the order of the list. */
export function linesByAssembly(path: string): Map<string, Line[]> {
  const assemblies = new Map<string, Line[]>();
  for (const row of readCsv(path)) {
    const lines = assemblies.get(row('assembly')) ?? [];
    assemblies.set(row('assembly'), lines);
    const [code, name, quantity] = [row('part_number'), row('part_name'), Number(row('quantity'))];
    const same = lines.find((line) => line.code === code);
    if (same) same.quantity += quantity;
    else lines.push({ code, name, quantity, node: `${code} ${name}` });
  }
  return assemblies;
}

/** A carrier: its number, the assembly that holds all others, and the lines of each. */
export type Assemblies = { number: string; whole: string; assemblies: Map<string, Line[]> };

/** The code an assembly is sold under. */
export const codeOf = ({ number, whole }: Assemblies, assembly: string) =>
  assembly === whole ? number : `${number}-${slug(assembly).toUpperCase()}`;

/** Lines of an assembly; of the whole with the assemblies in it. */
export function linesOf(carrier: Assemblies, assembly: string): Line[] {
  const lines = carrier.assemblies.get(assembly) ?? [];
  if (assembly !== carrier.whole) return lines;
  const below = [...carrier.assemblies.keys()].filter((name) => name !== carrier.whole);
  return [...lines, ...below.map((name) => ({ code: codeOf(carrier, name), name, quantity: 1, node: name }))];
}

/** Lines of each assembly by its code. */
export const contentsOf = (carrier: Assemblies) =>
  new Map([...carrier.assemblies.keys()].map((name) => [codeOf(carrier, name), linesOf(carrier, name)]));

/** The number a moved part is known under today. */
export const successorOf = (name: string): string | undefined => MOVED.exec(name)?.[1];

/** What a part is called: one that was moved by its number, since its name tells nothing else. */
export function nameOf(code: string, name: string): string {
  const successor = successorOf(name);
  return successor ? `Part ${code}, replaced by ${successor}` : titled(name);
}

/** The name with a capital. */
export const titled = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
