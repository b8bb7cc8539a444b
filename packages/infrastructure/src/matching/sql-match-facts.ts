import type {
  MatchFacts,
  MatchFactsQueries,
  PassSight,
  Sights,
} from '@nestmates/application/matching/ports.ts';
import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type { Point } from '@nestmates/domain/places/point.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectMatchFacts } from './select-person.ts';

export type MatchFactsRow = Omit<MatchFacts, 'point'> & { readonly point: Point | null };

export const factsIn = ({ point, ...facts }: MatchFactsRow): MatchFacts => ({
  ...facts,
  point: point ?? undefined,
});

const factsOf = statement<MatchFactsRow>(
  'match-facts-of',
  `select ${selectMatchFacts('u')} from users u where u.id = any($1)`,
);

const sight = statement<Progress & Omit<PassSight, 'progress'>>(
  'sight-of-member',
  `select intake_basic_completed as "intakeBasicCompleted",
     parenting_info_completed as "parentingInfoCompleted", children_added as "childrenAdded",
     onboarding_complete as "onboardingComplete", not (${notBlocked('$1', 'id')}) as blocked,
     exists (select from matches where user_id1 = least($1::integer, $2) and user_id2 = greatest($1, $2))
       as connected
   from users where id = $2`,
);

export class SqlMatchFacts implements MatchFactsQueries, Sights {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return (await rows(this.#transaction, factsOf, [ids])).map(factsIn);
  }

  async find(me: MemberId, other: MemberId): Promise<PassSight | undefined> {
    const [row] = await rows(this.#transaction, sight, [me, other]);
    if (!row) return undefined;
    const { blocked, connected, ...progress } = row;
    return { progress, blocked, connected };
  }
}
