import type { Wave } from '@nestmates/domain/friends/waves/wave.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  maxWaves,
  type WaveDraft,
  type WaveStore,
  type WavesBetween,
} from '../../src/friends/waves/ports.ts';
import type { MemoryPairs } from './memory-pairs.ts';

/** Waves in memory, each of a connection. Nobody is away. */
export class MemoryWaves implements WaveStore {
  readonly #pairs: MemoryPairs;
  readonly all: (Wave & { readonly matchId: Id<'match'> })[] = [];
  #nextId = 1;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async add({ senderId, receiverId }: WaveDraft, at: Date, since: Date): Promise<Wave | undefined> {
    const two = `pair ${Math.min(senderId, receiverId)} ${Math.max(senderId, receiverId)}`;
    this.#pairs.transaction.requireLocked(two);
    const connection = this.#pairs.connection(senderId, receiverId);
    if (!connection) return undefined;
    const { matchId } = connection;
    if (this.#of(matchId).some((wave) => wave.senderId === senderId && wave.at > since)) return undefined;
    const added = { id: this.#nextId++, senderId, at };
    this.all.push({ ...added, matchId });
    return added;
  }

  async between(me: MemberId, other: MemberId): Promise<WavesBetween | undefined> {
    const { people } = this.#pairs;
    const connection = this.#pairs.connection(me, other);
    const person = people.get(other);
    if (!connection || !person || this.#pairs.isBlocked(me, other)) return undefined;
    return {
      connectedAt: connection.at,
      away: false,
      waves: this.#of(connection.matchId)
        .slice(-maxWaves)
        .map(({ id, senderId, at }) => ({ id, senderId, at })),
      entitlement: person.entitlement,
    };
  }

  #of(matchId: Id<'match'>) {
    return this.all.filter((wave) => wave.matchId === matchId);
  }
}
