import type {
  KeptSuggestion,
  PlannerQueries,
  SuggestionStore,
  SuggestionsOfWeek,
} from '@nestmates/application/together/planner/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PlaydateSuggestionModel } from './suggestion-model.ts';

/** A connection has its two members in a fixed order, so each column is read by its own index. */
const connectionsOf = `
  select other from (
    select user_id2 as other, compatibility_score from matches where user_id1 = :me and status = 'accepted'
    union all
    select user_id1, compatibility_score from matches where user_id2 = :me and status = 'accepted'
  ) c
  where ${notBlocked(':me::integer', 'other')}
  order by compatibility_score desc, other limit :limit::integer`;

/** The lower id first, as all locks of members. */
const keep = `
  insert into playdate_suggestions (user_id, other_id, week, author, facts, suggestion, written_at)
  select :memberId::integer, u.id, :week, :author, s.facts, s.suggestion, :at::timestamptz
  from jsonb_to_recordset(:suggestions::jsonb) as s ("otherId" integer, facts text, suggestion text)
  join (
    select id from users where id = :memberId or id = any(:others::integer[]) order by id for key share
  ) u on u.id = s."otherId"
  on conflict do nothing`;

export class PlannerRepository implements PlannerQueries, SuggestionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async connectionsOf(me: MemberId, limit: number): Promise<readonly MemberId[]> {
    const found = await sql<{ other: MemberId }>(this.#transaction, connectionsOf, { me, limit });
    return found.map(({ other }) => other);
  }

  async of({ memberId, week, author }: SuggestionsOfWeek): Promise<readonly KeptSuggestion[]> {
    return this.#suggestions()
      .where({ userId: memberId, week, author })
      .select('otherId', 'facts', 'suggestion');
  }

  async keep(which: SuggestionsOfWeek, suggestions: readonly KeptSuggestion[], at: Date): Promise<void> {
    const { memberId, week } = which;
    const others = suggestions.map(({ otherId }) => otherId);
    const bindings = { ...which, at, others, suggestions: JSON.stringify(suggestions) };
    await sql(this.#transaction, keep, bindings);
    await this.#suggestions().where({ userId: memberId }).whereNot({ week }).delete();
  }

  #suggestions() {
    return PlaydateSuggestionModel.query(this.#transaction.db);
  }
}
