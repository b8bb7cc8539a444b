import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { WaveStore } from '../../src/friends/waves/ports.ts';
import {
  type AddedMember,
  addMember,
  connect,
  contractStart,
  type PairPorts,
  threeMembers,
} from './arrange.ts';
import { describe, it } from './suite.ts';

export interface WavePorts extends PairPorts {
  readonly waves: WaveStore;
}

/** The behaviour required of every implementation of `WaveStore`. */
export function wavesContract(name: string, ports: () => WavePorts): void {
  const wave = (by: AddedMember, to: AddedMember, at = contractStart) =>
    ports().transaction.run(async () => {
      await ports().pairs.lock(by.id, to.id);
      return ports().waves.add({ senderId: by.id, receiverId: to.id }, at, later(at, -days(7)));
    });
  const sendersOf = async (me: AddedMember, other: AddedMember) =>
    (await ports().waves.between(me.id, other.id))?.waves.map(({ senderId }) => senderId);

  describe(`waves in ${name}`, () => {
    it('are added once a week by each, and listed for both, the oldest first', async () => {
      const { ana, bea } = await threeMembers(ports());
      const added = await wave(ana, bea);
      expect(added).toMatchObject({ senderId: ana.id, at: contractStart });
      expect(await wave(ana, bea, later(contractStart, days(7) - 1))).toBeUndefined();
      expect(await wave(bea, ana, later(contractStart, days(1)))).toMatchObject({ senderId: bea.id });
      expect(await wave(ana, bea, later(contractStart, days(7)))).toMatchObject({ senderId: ana.id });
      expect(await sendersOf(ana, bea)).toEqual([ana.id, bea.id, ana.id]);
      const found = await ports().waves.between(bea.id, ana.id);
      expect(found).toMatchObject({ connectedAt: contractStart, away: false, waves: [added, {}, {}] });
      expect(found?.entitlement).toMatchObject({ hasUnlocked: false });
    });

    it('are counted for each connection', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      await connect(ports(), ana, cleo);
      await wave(ana, bea);
      expect(await wave(ana, cleo)).toMatchObject({ senderId: ana.id });
      expect(await sendersOf(bea, ana)).toEqual([ana.id]);
    });

    it('are not there without a connection, behind a block, or of a member who is gone', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      expect(await wave(ana, cleo)).toBeUndefined();
      expect(await sendersOf(ana, cleo)).toBeUndefined();
      await wave(ana, bea);
      await ports().blocks.add(bea.id, ana.id, contractStart);
      expect(await sendersOf(ana, bea)).toBeUndefined();
      expect(await sendersOf(bea, ana)).toBeUndefined();
      const dana = await addMember(ports());
      await connect(ports(), ana, dana);
      await wave(ana, dana);
      await ports().removeMember(dana.id);
      expect(await sendersOf(ana, dana)).toBeUndefined();
    });

    it('end with the connection: another one begins without any', async () => {
      const { ana, bea } = await threeMembers(ports());
      await wave(ana, bea);
      await ports().connections.disconnect(bea.id, ana.id, contractStart);
      expect(await sendersOf(ana, bea)).toBeUndefined();
      await connect(ports(), ana, bea);
      expect(await sendersOf(ana, bea)).toEqual([]);
      expect(await wave(ana, bea)).toMatchObject({ senderId: ana.id });
    });
  });
}
