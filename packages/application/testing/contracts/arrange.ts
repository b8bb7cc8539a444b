import type { Child } from '@nestmates/domain/members/children/child.ts';
import type { RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { BlockStore } from '../../src/friends/blocks/ports.ts';
import type { ConnectionStore } from '../../src/friends/connections/ports.ts';
import type { Pairs } from '../../src/members/pairs/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';

export interface GivenMember {
  readonly firstName?: string;
  readonly email: string;
  readonly onboardingComplete?: boolean;
  readonly children?: readonly Pick<Child, 'gender' | 'age'>[];
}

export interface AddedMember {
  readonly id: MemberId;
  readonly email: string;
  readonly childIds: readonly ChildId[];
}

/** What a contract needs besides the port it is about. */
export interface PairPorts {
  readonly pairs: Pairs;
  readonly connections: ConnectionStore;
  readonly blocks: BlockStore;
  readonly transaction: Transaction;
  addMember(member: GivenMember): Promise<AddedMember>;
  removeMember(id: MemberId): Promise<void>;
}

export const contractStart = new Date('2026-03-01T10:00:00.000Z');

let count = 0;
/** A member whom no other test in the same database knows. */
export function addMember(ports: PairPorts, given: Omit<GivenMember, 'email'> = {}): Promise<AddedMember> {
  count += 1;
  return ports.addMember({ email: `contract-${count}@example.com`, ...given });
}

interface Identified {
  readonly id: MemberId;
}

/** Leaves the two as after a request that the other has accepted. */
export async function connect(ports: PairPorts, one: Identified, other: Identified): Promise<RequestId> {
  const { id } = await ports.connections.addRequest(one.id, other.id, contractStart);
  const accepted = { id, requesterId: one.id, recipientId: other.id, createdAt: contractStart };
  await ports.connections.connect({ ...accepted, status: 'accepted', respondedAt: contractStart }, 80, []);
  return id;
}

/** Ana and Bea, who are connected, and Cleo, who is connected with nobody. */
export async function threeMembers(ports: PairPorts, given: Omit<GivenMember, 'email'> = {}) {
  const ana = await addMember(ports, { firstName: 'Ana', ...given });
  const bea = await addMember(ports, { firstName: 'Bea', ...given });
  const cleo = await addMember(ports, { firstName: 'Cleo', ...given });
  await connect(ports, ana, bea);
  return { ana, bea, cleo };
}
