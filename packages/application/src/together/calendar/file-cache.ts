interface CachedFile {
  readonly version: string;
  readonly text: Promise<string>;
  /** Characters; 0 while it is being written. */
  readonly size: number;
}

/**
 * The newest file of each owner, written once for each version: many readers of one file wait for the same
 * writing. The longest unread are dropped when all together are too large.
 */
export class FileCache<Owner> {
  readonly #maxSize: number;
  readonly #files = new Map<Owner, CachedFile>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  read(owner: Owner, version: string, write: () => Promise<string>): Promise<string> {
    const known = this.#files.get(owner);
    const file = known?.version === version ? known : { version, text: write(), size: 0 };
    this.#keep(owner, file);
    if (file !== known) {
      file.text.then(
        ({ length }) => this.#written(owner, { ...file, size: length }),
        () => this.#forget(owner, file),
      );
    }
    return file.text;
  }

  /** Keeps it as the one that was read last. */
  #keep(owner: Owner, file: CachedFile): void {
    this.#files.delete(owner);
    this.#files.set(owner, file);
  }

  #written(owner: Owner, file: CachedFile): void {
    if (this.#files.get(owner)?.text !== file.text) return;
    this.#files.set(owner, file);
    let size = [...this.#files.values()].reduce((sum, one) => sum + one.size, 0);
    for (const [oldest, { size: freed }] of this.#files) {
      if (size <= this.#maxSize) return;
      this.#files.delete(oldest);
      size -= freed;
    }
  }

  #forget(owner: Owner, { text }: CachedFile): void {
    if (this.#files.get(owner)?.text === text) this.#files.delete(owner);
  }
}
