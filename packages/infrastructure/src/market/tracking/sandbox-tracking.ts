import type {
  SandboxParcels,
  TrackedParcel,
  Tracking,
} from '@nestmates/application/market/tracking/tracking.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Parcel, ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

interface Row extends TrackedParcel {
  readonly state: ParcelState;
  readonly at: Date;
}

const parcelOf = ({ state, at }: Pick<Row, 'state' | 'at'>): Parcel =>
  state === 'announced' ? { state } : { state, at };

/** Parcels on its page. */
const maxShown = 100;

/** Carriers of the sandbox, which know what was set on its page and nothing else. */
export class SandboxTracking implements Tracking, SandboxParcels {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async find({ carrier, number }: TrackedParcel): Promise<Parcel | undefined> {
    const row: Row | undefined = await this.#parcels().where({ carrier, number }).first('state', 'at');
    return row && parcelOf(row);
  }

  async list(): Promise<readonly (TrackedParcel & { readonly parcel: Parcel })[]> {
    const rows: Row[] = await this.#parcels().orderBy('at', 'desc').limit(maxShown);
    return rows.map((row) => ({ carrier: row.carrier, number: row.number, parcel: parcelOf(row) }));
  }

  async set({ carrier, number }: TrackedParcel, state: ParcelState): Promise<void> {
    await this.#parcels()
      .insert({ carrier, number, state, at: this.#clock.now() })
      .onConflict(['carrier', 'number'])
      .merge();
  }

  #parcels() {
    return this.#transaction.db('sandbox_parcels');
  }
}
