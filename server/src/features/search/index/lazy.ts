// Work put off until somebody asks for what it makes, and then done once.

/** Makes a value when it is first asked for and gives the same one from then on. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
