import { expect, it, onTestFinished } from 'vitest';
import { hasNats, natsServer } from '../../../../testing/nats-server.ts';
import { readConfig } from '../../config/config.ts';
import { checkNats } from './check-nats.ts';

it('says that no broker answers', async () => {
  const findings = await checkNats(readConfig({ NATS_URL: 'nats://127.0.0.1:9' }));
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringContaining('NATS cannot be used') }]);
});

it('says nothing where none is named', async () => {
  expect(await checkNats(readConfig({}))).toEqual([]);
});

it.each(hasNats ? ['nats-server'] : [])('finds %s that answers', async () => {
  const broker = await natsServer();
  onTestFinished(() => broker.stop());
  const findings = await checkNats(readConfig({ NATS_URL: broker.url }));
  expect(findings).toMatchObject([{ state: 'right', says: expect.stringContaining('takes events') }]);
});

it.each(hasNats ? ['nats-server'] : [])('says that %s refuses a password', async () => {
  const broker = await natsServer();
  onTestFinished(() => broker.stop());
  const findings = await checkNats(readConfig({ NATS_URL: broker.url.replace('7%3Apass', 'wrong') }));
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringMatching(/authorization/i) }]);
});
