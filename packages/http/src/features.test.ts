import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { expect, it } from 'vitest';
import { servedEndpoints } from '../testing/served-endpoints.ts';

const application = join(import.meta.dirname, '../../application/src');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

async function endpointsIn(contract: string): Promise<readonly Endpoint[]> {
  const exported: Record<string, object> = await import(pathToFileURL(join(application, contract)).href);
  return Object.values(exported).flatMap((value) => Object.values(value).filter(isEndpoint));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const served = servedEndpoints.map(nameOf);

it.each(globSync('**/contract.ts', { cwd: application }))('serves every endpoint of %s', async (contract) => {
  const endpoints = (await endpointsIn(contract)).map(nameOf);
  expect(endpoints).not.toEqual([]);
  expect(served).toEqual(expect.arrayContaining(endpoints));
});
