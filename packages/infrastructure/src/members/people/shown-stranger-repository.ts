import type {
  LookUpLimits,
  ShownStrangers,
  ShownToday,
} from '@nestmates/application/members/people/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ShownStrangerModel } from './shown-stranger-model.ts';

const note = `
  select note_strangers(
    :me::integer, :ids::integer[], :day::date, :max::integer, :maxByNumber::integer
  ) as allowed`;

export class ShownStrangerRepository implements ShownStrangers {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async note(
    me: MemberId,
    ids: readonly MemberId[],
    { day, max, maxByNumber }: ShownToday & Partial<LookUpLimits>,
  ): Promise<ReadonlySet<MemberId>> {
    const bindings = { me, ids: [...ids], day, max, maxByNumber: maxByNumber ?? null };
    const [row] = await sql<{ allowed: MemberId[] }>(this.#transaction, note, bindings);
    return new Set(row?.allowed);
  }

  async forgetBefore(day: string): Promise<void> {
    await ShownStrangerModel.query(this.#transaction.db).delete().where('day', '<', day);
  }
}
