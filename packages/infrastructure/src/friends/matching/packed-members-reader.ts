import { encodingVersion } from '@nestmates/domain/friends/matching/packed-member.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** A neighborhood, and the version of the packed members that it has now. */
export interface StoredNeighborhood {
  readonly id: number;
  /** A bigint, as the driver reads it. */
  readonly version: string | null;
}

interface MembersRow extends StoredNeighborhood {
  readonly members: string;
}

const byNeighborhood = preparedStatement<MembersRow>(
  'packed-members',
  `select neighborhood_id as id, version, members from packed_neighborhoods
   where neighborhood_id = any(:ids::integer[]) and encoding = ${encodingVersion}`,
);

/** Packed members are stored as base64, which PostgreSQL sends as it is. */
export function wordsOf(base64: string): Int32Array {
  const words = new Int32Array((base64.length * 3) / 4 / Int32Array.BYTES_PER_ELEMENT);
  Buffer.from(words.buffer).write(base64, 'base64');
  return words;
}

interface Kept {
  readonly version: string | null;
  readonly members: Int32Array;
}

/** Some 1.4 million members. */
const maxKeptBytes = 64 * 2 ** 20;

/**
 * Reads the packed members of neighborhoods, and keeps what it has read: a value is used again only while the
 * neighborhood has that same version, so nothing outdated is read, whichever process has changed it.
 */
export class PackedMembersReader {
  readonly #transaction: KnexTransaction;
  readonly #maxBytes: number;
  /** The one that was not used for the longest time first. */
  readonly #kept = new Map<number, Kept>();
  #keptBytes = 0;

  constructor(transaction: KnexTransaction, maxBytes = maxKeptBytes) {
    this.#transaction = transaction;
    this.#maxBytes = maxBytes;
  }

  /** Packed members of each of these neighborhoods, in their order; those without members any more are empty. */
  async read(neighborhoods: readonly StoredNeighborhood[]): Promise<readonly (Int32Array | undefined)[]> {
    const found = new Map<number, Int32Array>();
    const missing: number[] = [];
    for (const { id, version } of neighborhoods) {
      const kept = this.#kept.get(id);
      if (kept?.version === version) found.set(id, this.#keep(id, kept));
      else missing.push(id);
    }
    if (missing.length > 0) {
      for (const { id, version, members } of await this.#readStored(missing)) {
        found.set(id, this.#keep(id, { version, members: wordsOf(members) }));
      }
    }
    return neighborhoods.map(({ id }) => found.get(id));
  }

  #readStored(ids: readonly number[]): Promise<MembersRow[]> {
    return runPrepared(this.#transaction, byNeighborhood, { ids });
  }

  #keep(id: number, kept: Kept): Int32Array {
    this.#forget(id);
    this.#kept.set(id, kept);
    this.#keptBytes += kept.members.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
    return kept.members;
  }

  #forget(id: number): void {
    this.#keptBytes -= this.#kept.get(id)?.members.byteLength ?? 0;
    this.#kept.delete(id);
  }
}
