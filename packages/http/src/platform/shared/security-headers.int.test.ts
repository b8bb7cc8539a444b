import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let httpsServer: TestServer;
beforeAll(async () => {
  server = await testServer();
  httpsServer = await testServer({ env: { PUBLIC_URL: 'https://nestmates.example' } });
});
afterAll(() => Promise.all([server.close(), httpsServer.close()]));

const pages = [
  '/',
  '/api/me',
  '/api/nothing',
  '/api/docs',
  '/api/openapi.json',
  '/sandbox/mailbox',
  '/healthz',
  '/metrics',
];

describe('every answer', () => {
  it.each(pages)('tells browsers what they must not do with it: %s', async (path) => {
    const { headers } = await server.visitor().get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
    expect(directives.get('script-src')).toBe("script-src 'self'");
    expect(directives.get('default-src')).toBe("default-src 'self'");
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('base-uri')).toBe("base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('insists on TLS where there is some, and only there', async () => {
    expect((await httpsServer.visitor().get('/api/me')).headers.get('strict-transport-security')).toMatch(
      /max-age=\d{8}/,
    );
    expect((await server.visitor().get('/api/me')).headers.get('strict-transport-security')).toBeNull();
  });

  it('of the API is kept by nobody on the way', async () => {
    const member = await server.signedInAs('free');
    expect((await member.get('/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await server.visitor().get('/api/me')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the plain pages', () => {
  it.each(['/api/docs', '/sandbox/mailbox'])('need no script: %s', async (path) => {
    const { text } = await server.visitor().get(path);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
  });
});
