import { countsContract } from '@nestmates/application/counts/contract.ts';
import type { Counts } from '@nestmates/application/counts/counts.ts';
import { type Route, serve } from '../shared/serve.ts';

export const countsRoutes = (counts: Counts): Route[] => [
  serve(countsContract.show, ({ by }) => counts.show(by)),
];
