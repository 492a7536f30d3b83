// What takes long to work out and comes back again and again, as much of it as there is room for.

/** Values by name; the one that was not asked for the longest gives way. */
export class LruCache<V> {
  private readonly known = new Map<string, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The value of this name, made where it is not there. */
  get(name: string, make: () => V): V {
    const value = this.known.get(name) ?? make();
    this.known.delete(name);
    this.known.set(name, value);
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return value;
  }
}
