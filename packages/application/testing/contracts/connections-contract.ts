import { accept, decline } from '@nestmates/domain/friends/connections/connection-request.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { ConnectionQueries } from '../../src/friends/connections/ports.ts';
import { addMember, connect, contractStart, type PairPorts } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface ConnectionPorts extends PairPorts {
  readonly connectionQueries: ConnectionQueries;
}

const answeredAt = later(contractStart, minutes(5));
const page = { limit: 10, withWords: true, now: contractStart };

/** The behaviour required of every implementation of `ConnectionStore` and `ConnectionQueries`. */
export function connectionsContract(name: string, ports: () => ConnectionPorts): void {
  const asked = async () => {
    const ana = await addMember(ports(), { firstName: 'Ana' });
    const bea = await addMember(ports(), { firstName: 'Bea' });
    const request = await ports().connections.addRequest(ana.id, bea.id, contractStart);
    return { ana, bea, request };
  };
  type Two = Pick<Awaited<ReturnType<typeof asked>>, 'ana' | 'bea'>;
  const lockRequest = (id: number) => ports().transaction.run(() => ports().connections.lockRequest(id));
  const requestBetween = ({ ana, bea }: Two) =>
    ports()
      .transaction.run(() => ports().pairs.lock(ana.id, bea.id))
      .then((pair) => pair?.sent);
  const isConnected = async ({ ana, bea }: Two) => (await ports().pairs.between(ana.id, bea.id))?.connected;

  describe(`connection requests in ${name}`, () => {
    it('wait until they are answered, once', async () => {
      const { request, ...both } = await asked();
      expect(await lockRequest(request.id)).toMatchObject({ ...request, status: 'pending' });
      const declined = decline(request, 'recipient', answeredAt);
      await ports().connections.decline(declined);
      expect(await requestBetween(both)).toEqual(declined);
      await expect(ports().connections.decline(declined)).rejects.toThrow();
      const accepted = accept(request, 'recipient', answeredAt);
      await expect(ports().connections.connect(accepted, 80, [])).rejects.toThrow();
      expect(await isConnected(both)).toBe(false);
    });

    it('are sent once by each', async () => {
      const { ana, bea } = await asked();
      const again = ports().connections.addRequest(ana.id, bea.id, contractStart);
      await expect(again).rejects.toThrow();
      await ports().connections.addRequest(bea.id, ana.id, contractStart);
    });

    it('are not there for a member who is gone', async () => {
      const { ana, request } = await asked();
      await ports().removeMember(ana.id);
      expect(await lockRequest(request.id)).toBeUndefined();
      expect(await lockRequest(2_000_000_000)).toBeUndefined();
    });

    it('are listed for the recipient while they wait, the newest first, and not behind a block', async () => {
      const { ana, bea, request } = await asked();
      const [cleo, dana] = [await addMember(ports()), await addMember(ports())];
      const second = await ports().connections.addRequest(cleo.id, bea.id, contractStart);
      await ports().connections.addRequest(dana.id, bea.id, contractStart);
      await ports().blocks.add(dana.id, bea.id, contractStart);
      const { connectionQueries } = ports();
      expect((await connectionQueries.requestsTo(bea.id, page)).map(({ requestId }) => requestId)).toEqual([
        second.id,
        request.id,
      ]);
      expect(await connectionQueries.requestsTo(bea.id, { limit: 10, before: second.id })).toMatchObject([
        { id: ana.id, firstName: 'Ana', requestedAt: contractStart },
      ]);
      expect(await connectionQueries.requestsTo(bea.id, { limit: 1 })).toHaveLength(1);
      await ports().connections.decline(decline(request, 'recipient', answeredAt));
      expect(await connectionQueries.requestsTo(bea.id, page)).toMatchObject([{ requestId: second.id }]);
      expect(await connectionQueries.requestsTo(ana.id, page)).toEqual([]);
    });

    it('have an e-mail while they wait and both may see each other', async () => {
      const { ana, bea, request } = await asked();
      const email = {
        memberId: bea.id,
        to: bea.email,
        firstName: 'Bea',
        otherId: ana.id,
        requesterName: 'Ana',
      };
      const { connectionQueries, connections, blocks, transaction } = ports();
      expect(await connectionQueries.emailDataOf(request.id)).toEqual(email);
      await blocks.add(bea.id, ana.id, contractStart);
      expect(await connectionQueries.emailDataOf(request.id)).toBeUndefined();
      await transaction.run(() => blocks.remove(bea.id, ana.id, 'digest'));
      await connections.decline(decline(request, 'recipient', answeredAt));
      expect(await connectionQueries.emailDataOf(request.id)).toBeUndefined();
    });
  });

  describe(`connections in ${name}`, () => {
    it('begin with an accepted request, and are listed for both', async () => {
      const { request, ...both } = await asked();
      await ports().connections.connect(accept(request, 'recipient', answeredAt), 73, []);
      expect(await isConnected(both)).toBe(true);
      expect(await requestBetween(both)).toMatchObject({ status: 'accepted', respondedAt: answeredAt });
      const { connectionQueries } = ports();
      const listed = { score: 73, connectedAt: answeredAt };
      expect(await connectionQueries.connectionsOf(both.ana.id, page)).toMatchObject([
        { ...listed, firstName: 'Bea' },
      ]);
      expect(await connectionQueries.connectionsOf(both.bea.id, page)).toMatchObject([
        { ...listed, firstName: 'Ana' },
      ]);
    });

    it('are listed with the newest first, and not behind a block', async () => {
      const [ana, bea, cleo, dana] = await Promise.all(Array.from({ length: 4 }, () => addMember(ports())));
      if (!ana || !bea || !cleo || !dana) throw new Error('Four were added');
      await connect(ports(), ana, bea);
      await connect(ports(), cleo, ana);
      await connect(ports(), dana, ana);
      await ports().blocks.add(ana.id, dana.id, contractStart);
      const { connectionQueries } = ports();
      const listed = await connectionQueries.connectionsOf(ana.id, page);
      expect(listed.map(({ id }) => id)).toEqual([cleo.id, bea.id]);
      const rest = await connectionQueries.connectionsOf(ana.id, { ...page, before: listed[0]?.cursor });
      expect(rest.map(({ id }) => id)).toEqual([bea.id]);
    });

    it('end with the request that led to them, and end one that waits', async () => {
      const { request, ...both } = await asked();
      await ports().connections.connect(accept(request, 'recipient', answeredAt), 80, []);
      await ports().connections.addRequest(both.bea.id, both.ana.id, contractStart);
      await ports().connections.disconnect(both.ana.id, both.bea.id, answeredAt);
      const pair = await ports().transaction.run(() => ports().pairs.lock(both.ana.id, both.bea.id));
      expect(pair).toMatchObject({
        connected: false,
        sent: undefined,
        received: { status: 'ended', respondedAt: answeredAt },
      });
    });

    it('leave a declined request when they end, and everybody else', async () => {
      const { request, ...both } = await asked();
      const cleo = await addMember(ports());
      await connect(ports(), both.ana, cleo);
      const declined = decline(request, 'recipient', answeredAt);
      await ports().connections.decline(declined);
      await ports().connections.disconnect(both.ana.id, both.bea.id, answeredAt);
      expect(await requestBetween(both)).toEqual(declined);
      expect(await isConnected({ ana: both.ana, bea: cleo })).toBe(true);
    });
  });
}
