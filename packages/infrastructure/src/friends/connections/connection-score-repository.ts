import type {
  ConnectionScore,
  ConnectionScoreStore,
} from '@nestmates/application/friends/connections/ports.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

interface LockedScore extends ConnectionScore {
  readonly matchId: Id<'match'>;
  readonly otherId: MemberId;
}

/** Locks in the order of their ids, so that two who renew at once do not wait for each other. */
const lockScoresOf = `
  select id as match_id, compatibility_score as score,
    case when user_id1 = :me::integer then user_id2 else user_id1 end as other_id
  from matches where user_id1 = :me::integer or user_id2 = :me::integer
  order by id for no key update`;

const saveScores = `
  update matches set compatibility_score = renewed.score
  from unnest(:ids::integer[], :scores::integer[]) renewed(id, score)
  where matches.id = renewed.id returning matches.id`;

export class ConnectionScoreRepository implements ConnectionScoreStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  lockScoresOf(me: MemberId): Promise<readonly LockedScore[]> {
    return sql(this.#transaction, lockScoresOf, { me });
  }

  async saveScores(scores: readonly ConnectionScore[]): Promise<void> {
    if (scores.length === 0) return;
    const ids = scores.map(({ matchId }) => matchId);
    const bindings = { ids, scores: scores.map(({ score }) => score) };
    const saved = await sql(this.#transaction, saveScores, bindings);
    if (saved.length !== ids.length) throw new Error(`Renewed ${saved.length} of ${ids.length} scores`);
  }
}
