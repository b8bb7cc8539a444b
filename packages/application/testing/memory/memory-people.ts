import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MatchFacts, MatchFactsQueries } from '../../src/friends/matching/ports.ts';
import type { Entitlements } from '../../src/platform/access/entitlements.ts';
import type { MemberInMemory } from '../a-member.ts';

/** The members whom the other ports in memory know. */
export class MemoryPeople implements MatchFactsQueries, Entitlements {
  readonly #members = new Map<MemberId, MemberInMemory>();
  constructor(members: readonly MemberInMemory[] = []) {
    for (const member of members) this.put(member);
  }

  put(member: MemberInMemory): void {
    this.#members.set(member.id, member);
  }
  remove(id: MemberId): void {
    this.#members.delete(id);
  }
  get ids(): readonly MemberId[] {
    return [...this.#members.keys()];
  }
  get(id: MemberId): MemberInMemory | undefined {
    return this.#members.get(id);
  }

  async find(id: MemberId): Promise<MemberInMemory | undefined> {
    return this.get(id);
  }
  async factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return ids.flatMap((id) => this.get(id) ?? []);
  }
  async of(id: MemberId): Promise<Entitlement | undefined> {
    return this.get(id)?.entitlement;
  }
}
