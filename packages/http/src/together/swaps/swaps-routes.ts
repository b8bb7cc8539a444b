import { swapsContract } from '@nestmates/application/together/swaps/contract.ts';
import { SwapPages } from '@nestmates/application/together/swaps/swap-pages.ts';
import { SwapTimes } from '@nestmates/application/together/swaps/swap-times.ts';
import { Swaps } from '@nestmates/application/together/swaps/swaps.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const swapsRoutes = withServices([SwapPages, Swaps, SwapTimes], (pages, swaps, times) => [
  serve(swapsContract.pending, async ({ by, query, paged }) => paged(await pages.pending(by, query))),
  serve(swapsContract.confirmed, async ({ by, query, paged }) => paged(await pages.confirmed(by, query))),
  serve(swapsContract.past, async ({ by, query, paged }) => paged(await pages.past(by, query))),
  serve(swapsContract.ofChildren, ({ by }) => pages.ofChildren(by)),
  serve(swapsContract.hours, ({ by }) => pages.hours(by)),
  serve(swapsContract.withMember, ({ by, params }) => pages.withMember(by, params)),
  serve(swapsContract.request, ({ by, body }) => swaps.request(by, body)),
  serve(swapsContract.respond, ({ by, body }) => swaps.respond(by, body)),
  serve(swapsContract.outcome, ({ by, params, body }) => swaps.outcome(by, { ...params, ...body })),
  serve(swapsContract.cancel, ({ by, params }) => swaps.cancel(by, params)),
  serve(swapsContract.proposeTime, ({ by, params, body }) => times.propose(by, { ...params, ...body })),
  serve(swapsContract.answerTime, ({ by, params, body }) => times.answer(by, { ...params, ...body })),
  serve(swapsContract.takeBackTime, ({ by, params }) => times.takeBack(by, params)),
]);
