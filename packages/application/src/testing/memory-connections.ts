import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/connections/connection-request.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { ConnectionStore } from '../connections/ports.ts';
import { type MemoryPairs, pairKey } from './memory-pairs.ts';

/** Requests and connections in memory. */
export class MemoryConnections implements ConnectionStore {
  readonly #pairs: MemoryPairs;
  #nextId = 1;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async lockRequest(id: RequestId): Promise<ConnectionRequest | undefined> {
    return this.#pairs.requests.find((request) => request.id === id);
  }

  async addRequest(requesterId: MemberId, recipientId: MemberId, createdAt: Date): Promise<PendingRequest> {
    const added = { id: this.#nextId++, requesterId, recipientId, createdAt, status: 'pending' } as const;
    this.#pairs.requests.push(added);
    return added;
  }

  async decline(request: DeclinedRequest): Promise<void> {
    this.#answer(request);
  }

  async connect(request: AcceptedRequest, score: number): Promise<void> {
    this.#answer(request);
    this.#pairs.connections.set(pairKey(request.requesterId, request.recipientId), score);
  }

  async disconnect(me: MemberId, other: MemberId, respondedAt: Date): Promise<void> {
    const { connections, requests } = this.#pairs;
    connections.delete(pairKey(me, other));
    const left = requests.flatMap((request): ConnectionRequest[] => {
      if (pairKey(request.requesterId, request.recipientId) !== pairKey(me, other)) return [request];
      if (request.status === 'accepted') return [];
      return request.status === 'pending' ? [{ ...request, status: 'ended', respondedAt }] : [request];
    });
    requests.splice(0, requests.length, ...left);
  }

  /** Fails like the database when the request does not wait for an answer. */
  #answer(answered: AcceptedRequest | DeclinedRequest): void {
    const { requests } = this.#pairs;
    const index = requests.findIndex(({ id, status }) => id === answered.id && status === 'pending');
    if (index < 0) throw new Error(`Request ${answered.id} does not wait for an answer`);
    requests[index] = answered;
  }
}
