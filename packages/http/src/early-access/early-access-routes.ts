import { earlyAccessContract } from '@nestmates/application/early-access/contract.ts';
import type { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { type Route, serve } from '../shared/serve.ts';

export const earlyAccessRoutes = (earlyAccess: EarlyAccess): Route[] => [
  serve(earlyAccessContract.unlock, ({ by, body }) => earlyAccess.unlock(by, body)),
  serve(earlyAccessContract.overview, () => earlyAccess.overview()),
];
