type Container = Map<unknown, unknown> | unknown[];
type Keys = Map<unknown, unknown>;
interface Rows {
  readonly removed: Set<unknown>;
  readonly added: Set<unknown>;
}

const absent = Symbol('absent');

/** What a transaction has written and not committed: by key of a map, by row of a list. */
export class Writes {
  readonly maps = new Map<Map<unknown, unknown>, Keys>();
  readonly lists = new Map<unknown[], Rows>();
}

/** Another transaction has written the same row, and has not ended. */
export class RowTaken {
  readonly by: Writes;
  constructor(by: Writes) {
    this.by = by;
  }
}

/**
 * The maps and lists of the stores in memory as tables: outside a step they hold what is committed, and within one of a
 * transaction also what it has written itself.
 */
export class Tables {
  readonly #lists: unknown[][] = [];
  readonly #open = new Set<Writes>();
  /** Former values of the keys that the present step writes. */
  #former: Map<Map<unknown, unknown>, Keys> | undefined;
  /** How often anything was committed. */
  commits = 0;

  add(containers: readonly Container[]): void {
    for (const container of containers) {
      if (Array.isArray(container)) this.#lists.push(container);
      else this.#watch(container);
    }
  }

  begin(): Writes {
    const writes = new Writes();
    this.#open.add(writes);
    return writes;
  }

  /** One call of a port; what it writes is kept back, or undone where it failed or has to wait. */
  async within<T>(writes: Writes, call: () => Promise<T>): Promise<T> {
    const showed = this.#show(writes);
    const before = this.#lists.map((list) => [...list]);
    const former = new Map<Map<unknown, unknown>, Keys>();
    this.#former = former;
    let isDone = false;
    try {
      const answer = await call();
      this.#requireFree(writes, former, before);
      isDone = true;
      return answer;
    } finally {
      this.#former = undefined;
      if (isDone) this.#collect(writes, former, before);
      restore(former);
      for (const [nth, list] of this.#lists.entries()) list.splice(0, list.length, ...(before[nth] ?? []));
      showed();
    }
  }

  /** Whether a transaction that has not ended has written the key. */
  isTaken(map: Map<unknown, unknown>, key: unknown): boolean {
    return [...this.#open].some((writes) => writes.maps.get(map)?.has(key));
  }

  commit(writes: Writes): void {
    this.rollBack(writes);
    this.#show(writes);
    if (writes.maps.size > 0 || writes.lists.size > 0) this.commits += 1;
  }

  rollBack(writes: Writes): void {
    this.#open.delete(writes);
  }

  #watch(map: Map<unknown, unknown>): void {
    const [set, remove] = [map.set.bind(map), map.delete.bind(map)];
    const note = (key: unknown) => {
      if (!this.#former) return;
      const keys = this.#former.get(map) ?? new Map();
      this.#former.set(map, keys);
      if (!keys.has(key)) keys.set(key, map.has(key) ? map.get(key) : absent);
    };
    map.set = (key, value) => {
      note(key);
      return set(key, value);
    };
    map.delete = (key) => {
      note(key);
      return remove(key);
    };
  }

  /** Shows what the transaction has written; the function that is returned hides it again. */
  #show(writes: Writes): () => void {
    const former = new Map<Map<unknown, unknown>, Keys>();
    for (const [map, keys] of writes.maps) {
      const values: Keys = new Map();
      for (const [key, value] of keys) {
        values.set(key, map.has(key) ? map.get(key) : absent);
        put(map, key, value);
      }
      former.set(map, values);
    }
    const lists = [...writes.lists].map(([list, { removed, added }]) => {
      const rows = [...list];
      list.splice(0, list.length, ...rows.filter((row) => !removed.has(row)), ...added);
      return { list, rows };
    });
    return () => {
      restore(former);
      for (const { list, rows } of lists) list.splice(0, list.length, ...rows);
    };
  }

  #requireFree(
    writes: Writes,
    former: Map<Map<unknown, unknown>, Keys>,
    before: readonly (readonly unknown[])[],
  ): void {
    for (const other of this.#open) {
      if (other === writes) continue;
      for (const [map, keys] of former) {
        const others = other.maps.get(map);
        if (others && [...keys.keys()].some((key) => others.has(key))) throw new RowTaken(other);
      }
      for (const [nth, list] of this.#lists.entries()) {
        const removed = other.lists.get(list)?.removed;
        if (removed && before[nth]?.some((row) => removed.has(row) && !list.includes(row)))
          throw new RowTaken(other);
      }
    }
  }

  #collect(
    writes: Writes,
    former: Map<Map<unknown, unknown>, Keys>,
    before: readonly (readonly unknown[])[],
  ): void {
    for (const [map, keys] of former) {
      const own = writes.maps.get(map) ?? new Map();
      writes.maps.set(map, own);
      for (const key of keys.keys()) own.set(key, map.has(key) ? map.get(key) : absent);
    }
    for (const [nth, list] of this.#lists.entries()) {
      const old = before[nth] ?? [];
      if (list.length === old.length && list.every((row, at) => row === old[at])) continue;
      const own = writes.lists.get(list) ?? { removed: new Set(), added: new Set() };
      writes.lists.set(list, own);
      const [had, has] = [new Set(old), new Set(list)];
      for (const row of old) if (!has.has(row) && !own.added.delete(row)) own.removed.add(row);
      for (const row of list) if (!had.has(row)) own.added.add(row);
    }
  }
}

function put(map: Map<unknown, unknown>, key: unknown, value: unknown): void {
  if (value === absent) map.delete(key);
  else map.set(key, value);
}

function restore(former: Map<Map<unknown, unknown>, Keys>): void {
  for (const [map, keys] of former) for (const [key, value] of keys) put(map, key, value);
}
