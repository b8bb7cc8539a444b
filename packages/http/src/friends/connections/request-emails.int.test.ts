import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, twoMothers } from '../../../testing/mothers.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('the e-mail about a request', () => {
  it('is sent to the recipient by the job that was written with the request', async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    await server.runJobs();
    const [email, ...more] = await emailsTo(server, bea);
    expect(email?.subject).toBe('Ana would like to connect on Nestmates');
    expect(email?.text).toContain(`${server.origin}/connection-requests`);
    expect(more).toEqual([]);
  });
});
