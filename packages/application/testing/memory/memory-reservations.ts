import {
  type OpenReservation,
  type Reservation,
  type SettledReservation,
  spendingOn,
} from '@nestmates/domain/together/insights/ai-budget.ts';
import type { ReservationId, Reservations } from '../../src/together/insights/ports.ts';

interface Entry {
  readonly reservation: Reservation;
  readonly purpose: string;
  readonly openedAt: Date;
  readonly isWritten: boolean;
}

export class MemoryReservations implements Reservations {
  readonly #entries = new Map<ReservationId, Entry>();

  get all(): readonly Reservation[] {
    return [...this.#entries.values()].map(({ reservation }) => reservation);
  }

  async lock(): Promise<void> {}

  async look({ memberId, purpose, day, since }: Parameters<Reservations['look']>[0]) {
    const same = [...this.#entries.values()].filter(
      (entry) => entry.reservation.memberId === memberId && entry.purpose === purpose,
    );
    const isTaken = same.some(
      ({ reservation, isWritten, openedAt }) =>
        isWritten || (reservation.status === 'open' && openedAt > since),
    );
    return { ...spendingOn(day, memberId, this.all), isTaken };
  }

  async add({
    purpose,
    openedAt,
    ...reservation
  }: OpenReservation & { purpose: string; openedAt: Date }): Promise<ReservationId> {
    const id = this.#entries.size + 1;
    this.#entries.set(id, { reservation, purpose, openedAt, isWritten: false });
    return id;
  }

  async settle(
    id: ReservationId,
    { isWritten, ...reservation }: SettledReservation & { isWritten: boolean },
  ): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`There is no reservation ${id}`);
    this.#entries.set(id, { ...entry, reservation, isWritten });
  }
}
