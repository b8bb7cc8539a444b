import { matchingContract } from '@nestmates/application/matching/contract.ts';
import type { Matching } from '@nestmates/application/matching/matching.ts';
import { type Route, serve } from '../shared/serve.ts';

export const matchingRoutes = (matching: Matching): Route[] => [
  serve(matchingContract.calculate, ({ by }) => matching.calculate(by)),
  serve(matchingContract.skip, ({ by, body }) => matching.skip(by, body)),
  serve(matchingContract.undo, ({ by, params }) => matching.undo(by, params)),
];
