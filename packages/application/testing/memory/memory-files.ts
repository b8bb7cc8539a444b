import type { StoredFiles } from '../../src/members/photos/ports.ts';

export class MemoryFiles implements StoredFiles {
  readonly files = new Map<string, readonly Uint8Array[]>();

  async save(name: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
    requireName(name);
    const kept: Uint8Array[] = [];
    for await (const part of parts) kept.push(part);
    this.files.set(name, kept);
    return kept.reduce((sum, part) => sum + part.length, 0);
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    requireName(name);
    const kept = this.files.get(name);
    return kept && partsOf(kept);
  }

  async remove(name: string): Promise<void> {
    requireName(name);
    this.files.delete(name);
  }
}

function requireName(name: string): void {
  if (!/^[\w-]+$/.test(name)) throw new Error('This is not the name of a file');
}

async function* partsOf(kept: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* kept;
}
