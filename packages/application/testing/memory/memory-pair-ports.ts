import { onboarded } from '../a-caller.ts';
import { aChild, aMember } from '../a-member.ts';
import type { AddedMember, GivenMember, PairPorts } from '../contracts/arrange.ts';
import { MemoryBlocks } from './memory-blocks.ts';
import { MemoryConnections } from './memory-connections.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';

/** What the contracts need of pairs, in memory. */
export function memoryPairPorts() {
  const people = new MemoryPeople();
  const pairs = new MemoryPairs(people);
  const connections = new MemoryConnections(pairs);
  let nextId = 1;
  const addMember = async ({
    children = [],
    onboardingComplete = true,
    ...given
  }: GivenMember): Promise<AddedMember> => {
    const id = nextId++;
    const own = children.map((child) => aChild({ id: nextId++, ...child }));
    const progress = { ...onboarded, onboardingComplete };
    people.put(aMember({ ...given, id, progress, children: own }));
    return { id, email: given.email, childIds: own.map((child) => child.id) };
  };
  const ports = {
    pairs,
    connections,
    connectionQueries: connections,
    blocks: new MemoryBlocks(pairs),
    transaction: pairs.transaction,
    addMember,
    removeMember: async (id: number) => people.remove(id),
  } satisfies PairPorts & { connectionQueries: MemoryConnections };
  return ports;
}
