import type { ReservationId, Reservations } from '@nestmates/application/together/insights/ports.ts';
import type {
  OpenReservation,
  SettledReservation,
  Spending,
} from '@nestmates/domain/together/insights/ai-budget.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AiReservationModel } from './insight-models.ts';

/** The first key of the advisory lock, which nothing else uses. */
const reservationLock = 1_953_401;

const look = `
  select coalesce(sum(coalesce(used, reserved)), 0)::integer as in_all,
    coalesce(sum(coalesce(used, reserved)) filter (where user_id = :memberId), 0)::integer as by_member,
    exists (
      select from ai_reservations
      where user_id = :memberId and purpose = :purpose and (is_written or used is null and opened_at > :since)
    ) as is_taken
  from ai_reservations where day = :day::date`;

export class ReservationRepository implements Reservations {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lock(): Promise<void> {
    await sql(this.#transaction, 'select pg_advisory_xact_lock(:reservationLock, 0)', { reservationLock });
  }

  async look(which: Parameters<Reservations['look']>[0]): Promise<Spending & { readonly isTaken: boolean }> {
    const [found] = await sql<Spending & { isTaken: boolean }>(this.#transaction, look, { ...which });
    if (!found) throw new Error('A sum has one row');
    return found;
  }

  async add({
    memberId: userId,
    day,
    reserved,
    purpose,
    openedAt,
  }: OpenReservation & { purpose: string; openedAt: Date }): Promise<ReservationId> {
    const { id } = await AiReservationModel.query(this.#transaction.db)
      .insert({ userId, day, reserved, purpose, openedAt })
      .returning('id');
    return id;
  }

  async settle(
    id: ReservationId,
    { used, isWritten }: SettledReservation & { readonly isWritten: boolean },
  ): Promise<void> {
    const reservation = AiReservationModel.query(this.#transaction.db).findById(id);
    requireOneRow(await reservation.patch({ used, isWritten }), 'Settling a reservation');
  }
}
