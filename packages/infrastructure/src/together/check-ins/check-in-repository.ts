import type {
  CheckInStore,
  City,
  EndedCheckIn,
  NewCheckIn,
} from '@nestmates/application/together/check-ins/ports.ts';
import type { CheckIn } from '@nestmates/domain/together/check-ins/check-in.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CheckInModel } from './check-in-model.ts';

const columns = 'id, user_id, location, type, city, state, created_at';
const current = 'user_id = :userId::integer and ended_at is null and id = coalesce(:id::integer, id)';

const end = `
  with deleted as (
    delete from checkins where ${current} and type = 'private' returning ${columns}
  ), ended as (
    update checkins set ended_at = :at where ${current} and type = 'public' returning ${columns}
  )
  select * from deleted union all select * from ended`;

export class CheckInRepository implements CheckInStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(checkIn: NewCheckIn): Promise<CheckIn> {
    const { id } = await CheckInModel.query(this.#transaction.db).insert(checkIn).returning('id');
    const { city: _, state: __, ...rest } = checkIn;
    return { ...rest, id };
  }

  async end({ userId, id, at }: EndedCheckIn): Promise<(CheckIn & City) | undefined> {
    const [ended] = await sql<CheckIn & City>(this.#transaction, end, { userId, id: id ?? null, at });
    return ended;
  }
}
