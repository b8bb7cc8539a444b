import { failure } from '@nestmates/application/platform/contract/failure.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldProbe } from '../../../testing/probe.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply, RequestOptions } from '../../../testing/visitor.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    extraRoutes: fieldProbe,
    swap: (container) => {
      const real = container.get(port('passwords'));
      container.rebind(port('passwords')).toConstantValue({
        hash: (password) => real.hash(password),
        verify: async () => {
          throw new Error('the vault is on fire, and its key is hunter2');
        },
      });
    },
  });
  member = await server.member(columnsOf.premium);
});
afterAll(() => server.close());

const put = (path: string, sending: RequestOptions) => member.send('PUT', path, sending);
const send = (raw: string, type = 'application/json', more: Record<string, string> = {}) =>
  put('/api/probe/1', { raw, headers: { 'content-type': type, ...more } });

function expectRefusal(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.body.error]).toEqual([status, code]);
  expect(failure.safeParse(reply.body).success).toBe(true);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
}

describe('invalid input is refused with a clear error', () => {
  it('unless it is valid', async () => {
    const reply = await put('/api/probe/7', { body: { title: 'Hello' } });
    expect([reply.status, reply.body]).toEqual([200, { id: 7, title: 'Hello' }]);
    expect((await put('/api/other-probe/8', { body: { title: 'Hello' } })).body.id).toBe(8);
  });

  it.each(['{', '{"title":', 'title=1', '"text"', '1', 'null'])(
    'when it is no JSON object: %s',
    async (raw) => {
      expectRefusal(await send(raw), 400, 'VALIDATION');
    },
  );

  it('when it is empty or a list', async () => {
    expectRefusal(await send('[]'), 400, 'VALIDATION');
    expectRefusal(await send('{}'), 400, 'VALIDATION');
    expectRefusal(await put('/api/probe/1', {}), 415, 'UNSUPPORTED_TYPE');
  });

  it('when there is one where none is asked for', async () => {
    const ask = (raw: string, type = 'application/json') =>
      member.send('POST', '/api/match/calculate', { raw, headers: { 'content-type': type } });
    expectRefusal(await ask('{'), 400, 'VALIDATION');
    expectRefusal(await ask('hello', 'text/plain'), 415, 'UNSUPPORTED_TYPE');
    const reply = await ask('{"limit":100}');
    expectRefusal(reply, 400, 'VALIDATION');
    expect(reply.body.issues).toEqual([{ path: 'limit', message: 'This field is not known here' }]);
    expect((await ask('{}')).status).toBe(200);
    expect((await member.send('POST', '/api/match/calculate', {})).status).toBe(200);
  });

  it('in sentences, where no contract has one of its own', async () => {
    const said = async (raw: string) => (await send(raw)).body.message;
    expect(await said('[]')).toBe('Please send an object with the fields of this call');
    expect(await said('{}')).toBe('This field is missing');
    expect(await said('{"title":1}')).toBe('This field has the wrong kind of value');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'when it comes as %j',
    async (type) => {
      expectRefusal(await send('{"title":"Hello"}', type), 415, 'UNSUPPORTED_TYPE');
    },
  );

  it('when it is compressed', async () => {
    const reply = await send('x', 'application/json', { 'content-encoding': 'gzip' });
    expectRefusal(reply, 415, 'UNSUPPORTED_TYPE');
  });

  it('when it is too large', async () => {
    expectRefusal(await send(`{"title":"${'a'.repeat(66_000)}"}`), 413, 'TOO_LARGE');
  });

  it.each([
    [{ title: 'a\0b' }, 'title', 'This text holds a character that cannot be stored'],
    [{ title: '\ud800' }, 'title', 'This text holds a character that cannot be stored'],
    [{ title: 'a', tags: ['fine', '\0'] }, 'tags.1', 'This text holds a character that cannot be stored'],
    [{ title: 'a', colour: 'red' }, 'colour', 'This field is not known here'],
    [
      { title: 'a', inner: { at: '2026-01-01T00:00:00Z', count: 1, more: 1 } },
      'inner.more',
      'This field is not known here',
    ],
  ])('when a field is wrong: %j', async (body, path, message) => {
    const reply = await put('/api/probe/1', { body });
    expectRefusal(reply, 400, 'VALIDATION');
    expect(reply.body).toMatchObject({ message, issues: [{ path, message }] });
  });

  it('when a number does not fit', async () => {
    const body = { title: 'a', inner: { at: '2026-01-01T00:00:00Z', count: 2 ** 60 } };
    expectRefusal(await put('/api/probe/1', { body }), 400, 'VALIDATION');
  });

  it('when it is nested without end', async () => {
    const raw = `{"title":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const reply = await send(raw);
    expectRefusal(reply, 400, 'VALIDATION');
    expect(reply.body.message).toBe('This is nested too deeply');
  });

  it('when it tries to reach the prototype of every object', async () => {
    expectRefusal(await send('{"title":"a","__proto__":{"isAdmin":true}}'), 400, 'VALIDATION');
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '01',
    'one',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%F0%9F%90%A3',
    '%ff',
    '%',
  ])('when the id in the path is %s', async (id) => {
    expectRefusal(await put(`/api/probe/${id}`, { body: { title: 'a' } }), 400, 'VALIDATION');
  });

  it.each(['?page=0', '?page=1&page=2', '?colour=red', '?page[a]=1', '?__proto__=1'])(
    'when the query is %s',
    async (query) => {
      expectRefusal(await put(`/api/probe/1${query}`, { body: { title: 'a' } }), 400, 'VALIDATION');
    },
  );
});

describe('an address', () => {
  it.each(['/api/nothing', '/api', '/api/', '/sandbox/nothing', '/api/..%2f..%2fetc/passwd'])(
    'that leads nowhere answers 404: %s',
    async (path) => {
      expectRefusal(await member.get(path), 404, 'NOT_FOUND');
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND'])(
    'that is known tells which calls it takes when it gets a %s',
    async (method) => {
      const reply = await member.send(method, '/api/me');
      expectRefusal(reply, 405, 'METHOD_NOT_ALLOWED');
      expect(reply.headers.get('allow')).toBe('HEAD, GET');
    },
  );

  it('answers HEAD as it answers GET, without the body', async () => {
    const [get, head] = [await member.get('/api/me'), await member.send('HEAD', '/api/me')];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
  });
});

describe('an unexpected error', () => {
  it('is answered with an id and without a detail, and the log has the rest under that id', async () => {
    const reply = await server.visitor().post('/api/login', { email: 'a@example.com', password: 'x' });
    expectRefusal(reply, 500, 'INTERNAL');
    const requestId = reply.headers.get('x-request-id');
    expect(reply.body).toEqual({
      error: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
      requestId,
    });
    const line = server.log.find(({ msg, id }) => msg === 'unforeseen error' && id === requestId);
    expect(line).toMatchObject({ route: '/api/login', err: { type: 'Error' } });
  });
});
