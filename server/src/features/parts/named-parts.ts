// Some parts as a list may be narrowed to them, such as those that fit a machine.

/** Some parts by id, and a name that stands for them as long as the catalogue does. */
export interface NamedParts {
  name: string;
  ids: readonly number[];
}
