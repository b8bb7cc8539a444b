import { carryOutDeletion } from '@nestmates/application/members/account-deletion/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { takenBackUntil } from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { ConnectionRepository } from '../friends/connections/connection-repository.ts';
import { ScheduledDeletionRepository } from '../members/account-deletion/scheduled-deletion-repository.ts';
import { EmailChangeRepository } from '../members/email-change/email-change-repository.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { GraphileJobs } from '../platform/jobs/graphile-jobs.ts';
import { timeAgo } from './brooklyn-time.ts';

interface Leaving {
  /** Asked for the deletion while the change of the e-mail can be taken back. */
  readonly deletedId: MemberId;
  /** Were connected, and one of them has ended it. */
  readonly parted: readonly [MemberId, MemberId];
}

/** A deletion that waits, and a connection that was ended lately. */
export async function seedLeaving(
  transaction: KnexTransaction,
  { deletedId, parted: [endedBy, other] }: Leaving,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const ago = (count: number): Date => timeAgo(days(count), now);
  const changes = new EmailChangeRepository(transaction);
  const users = transaction.db('users').where({ id: deletedId });
  const { email } = await users.clone().first('email');
  const newEmail = `new.${email}`;
  const changeId = await changes.request({ memberId: deletedId, newEmail, requestedAt: ago(2) });
  const confirmedAt = timeAgo(days(2) - hours(1), now);
  await changes.confirm(changeId, email, confirmedAt);
  requireOneRow(await users.clone().update({ email: newEmail }), 'Whoever leaves the demo');
  const dueAt = takenBackUntil({ confirmedAt });
  const deletion = { memberId: deletedId, requestedAt: ago(1), dueAt };
  await new ScheduledDeletionRepository(transaction).save(deletion);
  const timing = { at: dueAt, key: `account-deletion ${deletedId}` };
  await new GraphileJobs(transaction, clock).add(carryOutDeletion, { memberId: deletedId }, timing);

  const connections = new ConnectionRepository(transaction);
  const request = await connections.addRequest(other, endedBy, ago(12));
  await connections.connect({ ...request, status: 'accepted', respondedAt: ago(11) }, 80, []);
  await connections.disconnect(endedBy, other, ago(6));
}
