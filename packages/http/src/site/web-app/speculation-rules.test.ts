import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

async function ask(path: string): Promise<Response> {
  const app = new Koa();
  app.use((ctx, next) => {
    ctx.state.facts = {};
    return next();
  });
  app.use(speculationRules);
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

it('tells the landing page where its rules are, in the type that browsers ask for', async () => {
  expect((await ask('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const rules = await ask('/speculation-rules.json');
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(await rules.json()).toHaveProperty('prefetch');
});

it('tells no other page', async () => {
  expect((await ask('/auth')).headers.has('speculation-rules')).toBe(false);
});
