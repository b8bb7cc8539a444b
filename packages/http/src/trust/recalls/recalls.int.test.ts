import { RecallList } from '@nestmates/application/trust/recalls/recall-list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bike, onSale, sell, seller } from '../../../testing/shop-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  await server.container.get(RecallList).refresh();
});
afterAll(() => server.close());

const seat = { ...bike, title: 'Infant car seat', category: 'Baby & Kids', brand: 'Britax', year: 2020 };

describe('a listing of what was recalled', () => {
  it('is refused with the recall and where to read of it, new and edited', async () => {
    const sara = await seller(server);
    const { status, body } = await sell(sara, { ...seat, model: 'B-Safe 35' });
    expect([status, body]).toEqual([
      409,
      {
        error: 'RECALLED',
        message: expect.stringContaining('Britax'),
        recall: { title: expect.stringContaining('B-Safe 35'), url: 'https://www.nhtsa.gov/recalls' },
      },
    ]);
    const id = await onSale(sara, { ...seat, model: 'Willow' });
    expect((await sara.put(`/api/marketplace/${id}`, { model: 'B-Safe 35' })).body.error).toBe('RECALLED');
  });

  it('is recognised by its title alone, as older clients send it', async () => {
    const sara = await seller(server);
    const { body } = await sell(sara, { ...bike, title: 'Graco Quattro Tour stroller' });
    expect(body.error).toBe('RECALLED');
  });
});
