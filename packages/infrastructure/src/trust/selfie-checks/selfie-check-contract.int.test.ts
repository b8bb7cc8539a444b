import { selfieChecksContract } from '@nestmates/application/testing/contracts/trust/selfie-checks-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { SelfieCheckRepository } from './selfie-check-repository.ts';
import { SelfiePictureRepository } from './selfie-picture-repository.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

selfieChecksContract('PostgreSQL', () => ({
  ...database.ports,
  checks: new SelfieCheckRepository(database.transaction),
  selfies: new SelfiePictureRepository(database.transaction),
}));
