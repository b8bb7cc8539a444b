import type { Parcel, ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import { expect } from 'vitest';
import type { TrackedParcel, Tracking } from '../../src/market/tracking/tracking.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

export interface TrackingUnderTest {
  readonly tracking: Tracking;
  /** A carrier says this about a parcel from now on; when it says that it was. */
  carrierSays(parcel: TrackedParcel, state: ParcelState): Promise<Date>;
}

const said = (state: ParcelState, at: Date): Parcel => (state === 'announced' ? { state } : { state, at });

/** The behaviour required of all that tells where parcels are. */
export function trackingContract(name: string, underTest: () => TrackingUnderTest): void {
  describe(`tracking by ${name}`, () => {
    it('knows nothing of a parcel that its carrier does not know', async () => {
      const { tracking } = underTest();
      expect(await tracking.find({ carrier: 'usps', number: '9400-NOBODY' })).toBeUndefined();
      expect(await tracking.find({ carrier: 'other', number: '7' })).toBeUndefined();
    });

    it.each(['announced', 'moving', 'failed', 'delivered'] as const)(
      'says that it is %s, and when it was scanned',
      async (state) => {
        const parcel = { carrier: 'ups', number: `1Z-${state}` } as const;
        const at = await underTest().carrierSays(parcel, state);
        expect(await underTest().tracking.find(parcel)).toEqual(said(state, at));
      },
    );

    it('says what holds now, from the label to the door', async () => {
      const parcel = { carrier: 'fedex', number: '7946-LIFE' } as const;
      for (const state of ['announced', 'moving', 'delivered'] as const) {
        const at = await underTest().carrierSays(parcel, state);
        expect(await underTest().tracking.find(parcel)).toEqual(said(state, at));
      }
    });

    it('keeps the same number at two carriers apart', async () => {
      const { tracking, carrierSays } = underTest();
      await carrierSays({ carrier: 'usps', number: '55-TWICE' }, 'delivered');
      expect(await tracking.find({ carrier: 'ups', number: '55-TWICE' })).toBeUndefined();
    });
  });
}

/** Tests an adapter that calls a server: no money waits for a server that is out of order. */
export function trackingFaultContract(name: string, broken: Broken<Tracking>, limit = patience): void {
  describe(`tracking by ${name}`, () => {
    for (const fault of serverFaults) {
      it(`knows nothing when the server ${fault}, in time`, async () => {
        const tracking = await broken(fault);
        const [found] = await endedInTime([tracking.find({ carrier: 'usps', number: '9400' })], limit);
        expect(found).toEqual({ status: 'fulfilled', value: undefined });
      });
    }
  });
}
