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
