import { end } from '@nestmates/domain/friends/connections/connection-request.ts';
import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  ConnectionQueries,
  ConnectionRow,
  ConnectionStore,
  ConnectionsAsked,
  RequestEmailData,
  RequestRow,
} from '../../src/friends/connections/ports.ts';
import type { Notification } from '../../src/members/notifications/ports.ts';
import type { PageRequest } from '../../src/platform/contract/paging.ts';
import type { MemoryPairs } from './memory-pairs.ts';

/** Requests and connections in memory. */
export class MemoryConnections implements ConnectionStore, ConnectionQueries {
  readonly told: Notification[] = [];
  readonly #pairs: MemoryPairs;
  #nextId = 1;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async lockRequest(id: RequestId): Promise<ConnectionRequest | undefined> {
    const { people, requests } = this.#pairs;
    const found = requests.find(
      (request) => request.id === id && people.get(request.requesterId) && people.get(request.recipientId),
    );
    if (found) this.#pairs.lockPair(found.requesterId, found.recipientId);
    return found;
  }

  /** Fails like the database when the member has already sent one. */
  async addRequest(requesterId: MemberId, recipientId: MemberId, createdAt: Date): Promise<PendingRequest> {
    if (this.#pairs.requestFrom(requesterId, recipientId)) throw new Error('She has sent one already');
    const added = { id: this.#nextId++, requesterId, recipientId, createdAt, status: 'pending' } as const;
    this.#pairs.requests.push(added);
    return added;
  }

  async decline(request: DeclinedRequest): Promise<void> {
    this.#answer(request);
  }

  async connect(request: AcceptedRequest, score: number, told: readonly Notification[]): Promise<void> {
    this.#answer(request);
    this.told.push(...told);
    this.#pairs.connect(request.requesterId, request.recipientId, score, request.respondedAt);
  }

  async disconnect(me: MemberId, other: MemberId, respondedAt: Date): Promise<void> {
    const { requests } = this.#pairs;
    this.#pairs.disconnect(me, other, respondedAt);
    const ofTheTwo = [this.#pairs.requestFrom(me, other), this.#pairs.requestFrom(other, me)];
    const left = requests.flatMap((request): ConnectionRequest[] => {
      if (!ofTheTwo.includes(request)) return [request];
      if (request.status === 'accepted') return [];
      return [request.status === 'pending' ? end(request, respondedAt) : request];
    });
    requests.splice(0, requests.length, ...left);
  }

  async connectionsOf(me: MemberId, { limit, before }: ConnectionsAsked): Promise<readonly ConnectionRow[]> {
    const isAfter = (at: number, id: number) =>
      !before || at < before.at || (at === before.at && id < before.id);
    return this.#pairs.connections
      .filter(({ members, matchId, at }) => members.includes(me) && isAfter(at.getTime() * 1000, matchId))
      .toSorted((one, other) => Number(other.at) - Number(one.at) || other.matchId - one.matchId)
      .flatMap(({ matchId, members, score, at }) => {
        const other = this.#visible(me, members[0] === me ? members[1] : members[0]);
        return other
          ? [
              {
                ...other,
                matchId,
                score,
                connectedAt: at,
                nextPlan: null,
                lastWords: null,
                cursor: { at: at.getTime() * 1000, id: matchId },
              },
            ]
          : [];
      })
      .slice(0, limit);
  }

  async requestsTo(
    me: MemberId,
    { limit, before = Infinity }: PageRequest<number>,
  ): Promise<readonly RequestRow[]> {
    return this.#pairs.requests
      .filter(({ id, recipientId, status }) => recipientId === me && status === 'pending' && id < before)
      .toReversed()
      .flatMap(({ id, requesterId, createdAt }) => {
        const requester = this.#visible(me, requesterId);
        return requester ? [{ ...requester, requestId: id, requestedAt: createdAt }] : [];
      })
      .slice(0, limit);
  }

  async emailDataOf(id: RequestId): Promise<RequestEmailData | undefined> {
    const request = this.#pairs.requests.find((one) => one.id === id && one.status === 'pending');
    const recipient = request && this.#visible(request.requesterId, request.recipientId);
    const requester = request && this.#visible(request.recipientId, request.requesterId);
    if (!recipient || !requester) return undefined;
    return {
      memberId: recipient.id,
      to: recipient.email,
      firstName: recipient.firstName,
      otherId: requester.id,
      requesterName: requester.firstName,
    };
  }

  #visible(me: MemberId, other: MemberId) {
    return this.#pairs.isBlocked(me, other) ? undefined : this.#pairs.people.get(other);
  }

  /** Fails like the database when the request does not wait for an answer. */
  #answer(answered: AcceptedRequest | DeclinedRequest): void {
    const { requests } = this.#pairs;
    const index = requests.findIndex(({ id, status }) => id === answered.id && status === 'pending');
    if (index < 0) throw new Error(`Request ${answered.id} does not wait for an answer`);
    requests[index] = answered;
  }
}
