import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharingPooler } from '../../../testing/sharing-pooler.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { sharesSessions } from './shared-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('PostgreSQL gives each connection a session of its own', async () => {
  expect(await sharesSessions(database.url)).toBe(false);
});

it('a pooler in transaction mode shares its sessions', async () => {
  expect(await sharesSessions(await sharingPooler(database.url))).toBe(true);
});
