import { toPackedMembers } from '@nestmates/application/friends/matching/packing.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { MatchFactsReader } from './match-facts-reader.ts';
import { PackedProfileRepository } from './packed-profile-repository.ts';

/** Turns off, for seeds, the trigger that adds a packing job for every member written in this transaction. */
export async function disablePackingJobs(transaction: KnexTransaction): Promise<void> {
  await transaction.db.raw("set local nestmates.packing = 'by hand'");
}

/** Packs members in batches, also unverified ones, which `repackStale` removes where they may not be found. */
export async function packMembers(transaction: KnexTransaction, ids: readonly MemberId[]): Promise<void> {
  const members = (await new MatchFactsReader(transaction).factsOf(ids)).flatMap((facts) =>
    toPackedMembers(facts, 'offered'),
  );
  await new PackedProfileRepository(transaction).put(members);
}

/** Turns off collecting, for members by the million: what is packed in this transaction is found after `collectAll`. */
export async function disableCollecting(transaction: KnexTransaction): Promise<void> {
  await transaction.db.raw("set local nestmates.collecting = 'by hand'");
}

export async function collectAll(transaction: KnexTransaction): Promise<void> {
  await transaction.db.raw('select collect_neighborhoods(array(select id from neighborhoods))');
}
