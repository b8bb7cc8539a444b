import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import { expect } from 'vitest';
import { addMember, connect, contractStart, type PairPorts } from './arrange.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of every implementation of `Pairs`. */
export function pairsContract(name: string, ports: () => PairPorts): void {
  const two = async () => [await addMember(ports()), await addMember(ports())] as const;
  const lock = (me: number, other: number) => ports().transaction.run(() => ports().pairs.lock(me, other));

  describe(`pairs in ${name}`, () => {
    it('are strangers at first', async () => {
      const [ana, bea] = await two();
      const strangers = { blocked: false, connected: false };
      const between = await ports().pairs.between(ana.id, bea.id);
      expect(between).toMatchObject(strangers);
      expect(between && isOnboarded(between.progress)).toBe(true);
      const nothing = { blockedByMe: false, shown: false, sent: undefined, received: undefined };
      expect(await lock(ana.id, bea.id)).toEqual({ ...between, ...nothing });
      expect(await ports().pairs.acquaintance(ana.id, bea.id)).toEqual({ ...between, ...nothing });
    });

    it('say how far the other has come', async () => {
      const ana = await addMember(ports());
      const nina = await addMember(ports(), { onboardingComplete: false });
      expect(await ports().pairs.between(ana.id, nina.id)).toMatchObject({
        progress: { onboardingComplete: false },
      });
    });

    it('are nothing when the other is gone, and are locked only while both are there', async () => {
      const [ana, bea] = await two();
      await ports().removeMember(bea.id);
      expect(await ports().pairs.between(ana.id, bea.id)).toBeUndefined();
      expect(await ports().pairs.acquaintance(ana.id, bea.id)).toBeUndefined();
      expect(await lock(ana.id, bea.id)).toBeUndefined();
      expect(await lock(bea.id, ana.id)).toBeUndefined();
    });

    it('know a request from both sides', async () => {
      const [ana, bea] = await two();
      const request = await ports().connections.addRequest(ana.id, bea.id, contractStart);
      expect(await lock(ana.id, bea.id)).toMatchObject({ sent: request, received: undefined });
      expect(await lock(bea.id, ana.id)).toMatchObject({ sent: undefined, received: request });
      expect(await ports().pairs.acquaintance(ana.id, bea.id)).toMatchObject({ sent: request });
      expect(await ports().pairs.acquaintance(bea.id, ana.id)).toMatchObject({ received: request });
    });

    it('are connected from both sides', async () => {
      const [ana, bea] = await two();
      await connect(ports(), bea, ana);
      for (const [me, other] of [
        [ana.id, bea.id],
        [bea.id, ana.id],
      ] as const) {
        expect(await ports().pairs.between(me, other)).toMatchObject({ connected: true });
        expect(await lock(me, other)).toMatchObject({ connected: true });
        expect(await ports().pairs.acquaintance(me, other)).toMatchObject({ connected: true });
      }
    });

    it('are blocked from both sides, and know who has blocked', async () => {
      const [ana, bea] = await two();
      await ports().blocks.add(ana.id, bea.id, contractStart);
      expect(await ports().pairs.between(ana.id, bea.id)).toMatchObject({ blocked: true });
      expect(await ports().pairs.between(bea.id, ana.id)).toMatchObject({ blocked: true });
      expect(await lock(ana.id, bea.id)).toMatchObject({ blocked: true, blockedByMe: true });
      expect(await lock(bea.id, ana.id)).toMatchObject({ blocked: true, blockedByMe: false });
      expect(await ports().pairs.acquaintance(bea.id, ana.id)).toMatchObject({ blocked: true });
    });
  });
}
