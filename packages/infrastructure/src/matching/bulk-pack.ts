import { toPackedMembers } from '@nestmates/application/matching/packing.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { SqlMatchFacts } from './sql-match-facts.ts';
import { SqlPackedProfiles } from './sql-packed-profiles.ts';

/** For seeds: turns off the trigger that adds a packing job for every member written in this transaction. */
export async function disablePackingJobs(transaction: KnexTransaction): Promise<void> {
  await transaction.db.raw("set local nestmates.packing = 'by hand'");
}

/** Packs members in batches. */
export async function packMembers(transaction: KnexTransaction, ids: readonly MemberId[]): Promise<void> {
  const members = (await new SqlMatchFacts(transaction).factsOf(ids)).flatMap(toPackedMembers);
  await new SqlPackedProfiles(transaction).put(members);
}
