import type { MatchFacts, MatchFactsQueries } from '@nestmates/application/matching/ports.ts';
import { type Progress, progressOf } from '@nestmates/domain/accounts/progress.ts';
import type { PersonFacts } from '@nestmates/domain/people/person.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Entitlement } from '@nestmates/domain/subscriptions/capabilities.ts';
import { progressColumns } from '../accounts/account-sql.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { personColumns } from '../people/person-sql.ts';
import { joinSubscription, subscriptionColumns } from '../subscriptions/entitlement-sql.ts';

/** What members show to each other, and columns that only the search may read. */
export const matchFactsColumns = `${personColumns('u')}, u.latitude, u.longitude, ${progressColumns('u')},
  ${subscriptionColumns}, u.has_unlocked`;
export const matchFactsTables = `users u ${joinSubscription('u')}`;

export interface MatchFactsRow extends PersonFacts, Progress, Entitlement {
  readonly latitude: number | null;
  readonly longitude: number | null;
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
