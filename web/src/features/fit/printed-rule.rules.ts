// A rule of serial numbers as a manual prints it, shared by several models: "A12E: prior to 158046; A14E: prior to 158046 except 136767".

/** The part of a printed rule that speaks of one model; the whole rule where it names none or not this one. */
export function ruleForModel(printed: string, model: string | undefined): string {
  if (!model) return printed;
  const own = printed
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${model}:`));
  return own ? own.slice(model.length + 1).trim() : printed;
}

/** Printed rules of a model told in full. */
const RULES_SHOWN = 3;

interface Rule {
  rule: string;
  /** What the serial numbers begin with that the rule names bare. */
  prefixes: string | null;
}

/** The first rules of a model as they are told, those of the same prefixes in one line; and how many more there are. */
export function rulesInBook(rules: readonly Rule[], model: string): { inBook: Rule[]; more: number } {
  const own = rules.map(({ rule, prefixes }) => ({ rule: ruleForModel(rule, model), prefixes }));
  const said = [...new Map(own.map((one) => [`${one.rule} ${one.prefixes}`, one])).values()];
  const groups = Map.groupBy(said.slice(0, RULES_SHOWN), (one) => one.prefixes);
  const inBook = [...groups].map(([prefixes, same]) => ({ rule: same.map((one) => one.rule).join('; '), prefixes }));
  return { inBook, more: Math.max(0, said.length - RULES_SHOWN) };
}
