import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkPublicUrl } from './check-public-url.ts';

async function serverThat(answers: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answers(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function nobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}

const inProduction = (url: string) => ({
  ...readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' }),
  PUBLIC_URL: url,
});
const saysOf = async (config: Parameters<typeof checkPublicUrl>[0]) =>
  (await checkPublicUrl(config)).map(({ state, says }) => `${state}: ${says}`);

describe('the doctor at PUBLIC_URL', () => {
  it('is content with a server that answers', async () => {
    const url = await serverThat((response) => response.end('ok'));
    expect(await saysOf(readConfig({ PUBLIC_URL: `${url}/` }))).toEqual([`right: ${url} answers.`]);
  });

  it('says that none is set', async () => {
    expect(await checkPublicUrl(readConfig({}))).toMatchObject([{ state: 'unknown' }]);
  });

  it('finds a path after the host', async () => {
    const url = await serverThat((response) => response.end('ok'));
    expect(await saysOf(readConfig({ PUBLIC_URL: `${url}/app` }))).toContainEqual(
      expect.stringMatching(/^wrong: PUBLIC_URL has something after its host/),
    );
  });

  it('finds another host that it leads on to', async () => {
    const url = await serverThat((response) =>
      response.writeHead(301, { location: 'https://www.nest.example/' }).end(),
    );
    expect(await saysOf(readConfig({ PUBLIC_URL: url }))).toEqual([
      expect.stringMatching(/^wrong: .* leads on to https:\/\/www\.nest\.example\//),
    ]);
  });

  it('does not know where nobody listens yet, or a proxy has no server', async () => {
    const url = await serverThat((response) => response.writeHead(502).end());
    expect(await saysOf(readConfig({ PUBLIC_URL: url }))).toEqual([
      expect.stringMatching(/^unknown: .* answers 502/),
    ]);
    expect(await saysOf(readConfig({ PUBLIC_URL: await nobody() }))).toEqual([
      expect.stringMatching(/^unknown: .* does not answer \(.*ECONNREFUSED/),
    ]);
  });

  it('finds a host that is not there, and one that speaks no TLS', async () => {
    expect(await saysOf(readConfig({ PUBLIC_URL: 'https://nowhere.invalid' }))).toEqual([
      expect.stringMatching(/^wrong: .* cannot be called/),
    ]);
    const plain = await serverThat((response) => response.end('ok'));
    expect(await saysOf(readConfig({ PUBLIC_URL: plain.replace('http:', 'https:') }))).toEqual([
      expect.stringMatching(/^wrong: .* cannot be called/),
    ]);
  });

  it('wants https in production, and a host that others reach', async () => {
    expect(await saysOf(inProduction('http://nowhere.invalid'))).toContainEqual(
      expect.stringMatching(/^wrong: PUBLIC_URL is not https/),
    );
    expect(await saysOf(inProduction('http://127.0.0.1:1'))).toContainEqual(
      expect.stringMatching(/^wrong: PUBLIC_URL leads members to their own machine/),
    );
  });
});
