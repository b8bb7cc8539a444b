import type { MatchFacts, MatchFactsQueries } from '@nestmates/application/friends/matching/ports.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { EmailOwnership } from '@nestmates/domain/platform/access/email-verification.ts';
import { type Progress, progressOf } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { progressColumns } from '../../members/accounts/account-sql.ts';
import { personColumns } from '../../members/people/person-sql.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What members show to each other, and columns that only the search may read. */
export const matchFactsColumns = `${personColumns('u')}, u.latitude, u.longitude, u.paused, ${progressColumns('u')},
  ${subscriptionColumns}, u.has_unlocked, u.email_verified_at`;
export const matchFactsTables = `users u ${joinSubscription('u')}`;

export interface MatchFactsRow extends PersonFacts, Progress, Entitlement, EmailOwnership {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly paused: boolean;
}

export function factsIn(row: MatchFactsRow): MatchFacts {
  const { latitude, longitude } = row;
  return {
    ...row,
    point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    progress: progressOf(row),
    entitlement: row,
  };
}

const factsOf = `select ${matchFactsColumns} from ${matchFactsTables} where u.id = any(:ids)`;

export class MatchFactsReader implements MatchFactsQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return (await sql<MatchFactsRow>(this.#transaction, factsOf, { ids: [...ids] })).map(factsIn);
  }
}
