import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { SelfieCheck } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { expect } from 'vitest';
import type { SelfieCheckStore, SelfieRecords } from '../../../src/trust/selfie-checks/ports.ts';
import { addMember, contractStart, type PairPorts } from '../arrange.ts';
import { describe, it } from '../suite.ts';

export interface SelfieCheckPorts extends PairPorts {
  readonly checks: SelfieCheckStore;
  readonly selfies: SelfieRecords;
}

const at = contractStart;
const daysLater = (count: number) => later(at, days(count));
const photoUrl = '/photos/one/card.webp';

let count = 0;
const twoNames = () => {
  count += 1;
  return [`selfie-${count}-a`, `selfie-${count}-b`];
};

/** The behaviour required of every implementation of `SelfieCheckStore` and `SelfieRecords`. */
export function selfieChecksContract(name: string, ports: () => SelfieCheckPorts): void {
  const ask = async (askedAt = at): Promise<SelfieCheck> => {
    const { id } = await addMember(ports());
    return ports().checks.add(id, ['open-hand', 'look-up'], askedAt);
  };
  const sendWith = async (check: SelfieCheck, names: readonly string[]): Promise<SelfieCheck> => {
    const sent: SelfieCheck = { ...check, status: 'sent', sentAt: at, photoUrl };
    await ports().checks.save(check, sent);
    await ports().selfies.add(names, at);
    await ports().selfies.use(check.id, names);
    return sent;
  };

  describe(`selfie checks (${name})`, () => {
    it('are kept as they were asked for, the newest first', async () => {
      const first = await ask();
      expect(await ports().checks.find(first.id)).toEqual(first);
      const second = await ports().checks.add(first.memberId, ['fist', 'look-left'], daysLater(1));
      expect(await ports().checks.newestOf(first.memberId)).toEqual(second);
      expect(await ports().checks.newestOf((await addMember(ports())).id)).toBeUndefined();
    });

    it('are counted since a time, of this member alone', async () => {
      const { memberId } = await ask();
      await ask(daysLater(1));
      await ports().checks.add(memberId, ['fist', 'look-left'], daysLater(1));
      expect(await ports().checks.asksSince(memberId, at)).toBe(1);
      expect(await ports().checks.asksSince(memberId, daysLater(-1))).toBe(2);
    });

    it('are not changed by whoever has not seen the last change', async () => {
      const check = await ask();
      const sent = await sendWith(check, twoNames());
      const decided = { ...sent, status: 'approved', decidedAt: daysLater(1), words: 'Fine.' } as const;
      await ports().checks.save(sent, decided);
      expect(await ports().checks.find(check.id)).toEqual(decided);
      await expect(ports().checks.save(sent, { ...sent, status: 'refused' })).rejects.toMatchObject({
        kind: 'conflict',
      });
      const again = { ...decided, decidedAt: daysLater(2) };
      await ports().checks.save(decided, again);
      await expect(ports().checks.save(decided, { ...decided, status: 'again' })).rejects.toMatchObject({
        kind: 'conflict',
      });
      expect(await ports().checks.find(check.id)).toEqual(again);
    });

    it('are found where they have waited since then, unless they are decided', async () => {
      const [sent, unsent, decided] = [await ask(), await ask(), await ask()];
      await sendWith(sent, twoNames());
      const seen = await sendWith(decided, twoNames());
      await ports().checks.save(seen, { ...seen, status: 'again', decidedAt: daysLater(1) });
      const asked = [sent, unsent, decided].map(({ id }) => id);
      const waitingSince = async (since: Date) => {
        const found = await ports().checks.waitingSince(since);
        return found.map(({ id }) => id).filter((id) => asked.includes(id));
      };
      expect(await waitingSince(at)).toEqual([sent.id]);
      expect(await ports().checks.waitingSince(at)).toContainEqual(
        expect.objectContaining({ id: sent.id, memberId: sent.memberId }),
      );
      expect(await waitingSince(later(at, -1))).toEqual([]);
    });

    it('are forgotten a while after poses were asked for, unless selfies were sent', async () => {
      const [old, fresh, sent] = [await ask(), await ask(daysLater(1)), await ask()];
      await sendWith(sent, twoNames());
      await ports().checks.forgetAsks(daysLater(1));
      expect(await ports().checks.find(old.id)).toBeUndefined();
      expect(await ports().checks.find(fresh.id)).toBeDefined();
      expect(await ports().checks.find(sent.id)).toBeDefined();
    });
  });

  describe(`the files of selfies (${name})`, () => {
    it('are of a check once they are used, in their order', async () => {
      const check = await ask();
      const names = twoNames();
      await sendWith(check, names);
      const others = twoNames();
      await ports().selfies.add(others, at);
      expect(await ports().selfies.namesOf(check.id)).toEqual(names);
      expect([...(await ports().selfies.ofMember(check.memberId))].sort()).toEqual(names);
      expect(await ports().selfies.unused([...names, ...others])).toEqual(others);
      await ports().selfies.forget(names);
      expect(await ports().selfies.namesOf(check.id)).toEqual([]);
    });

    it('are overdue once the decision or, without a check, their storing is long ago', async () => {
      const names = twoNames();
      const sent = await sendWith(await ask(), names);
      const never = twoNames();
      await ports().selfies.add(never, at);
      const when = { decidedBefore: daysLater(1), storedBefore: daysLater(-1) };
      const overdue = async (given = when) => {
        const found = await ports().selfies.overdue(given);
        return found.filter((one) => [...names, ...never].includes(one)).toSorted();
      };
      expect(await overdue()).toEqual([]);
      expect(await overdue({ ...when, storedBefore: at })).toEqual(never);
      await ports().checks.save(sent, { ...sent, status: 'again', decidedAt: daysLater(1) });
      expect(await overdue()).toEqual(names);
      expect(await overdue({ ...when, decidedBefore: later(daysLater(1), -1) })).toEqual([]);
    });

    it('stay to be removed when all checks are forgotten', async () => {
      const check = await ask();
      const names = twoNames();
      await sendWith(check, names);
      await ports().checks.mark(check.memberId, { checkedAt: at, checkedPhotoUrl: photoUrl });
      await ports().checks.forgetAll();
      expect(await ports().checks.find(check.id)).toBeUndefined();
      expect(await ports().selfies.unused(names)).toEqual(names);
    });
  });
}
