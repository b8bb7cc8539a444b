import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';

/** What the member pays for at the provider in the end. */
async function paidBy({ server, ana }: Round): Promise<number> {
  const living = await server
    .knex('sandbox_subscriptions')
    .whereIn(
      'clientReference',
      server.knex('payment_references').where({ userId: ana.id }).select('reference'),
    )
    .whereNot({ status: 'canceled' });
  return living.length;
}

/** The member subscribes on two pages at once, and pays whatever they are led to. */
const subscribe =
  (...plans: readonly [PlanId, PlanId]) =>
  async (round: Round): Promise<boolean> => {
    const { ana, one, two } = round;
    const [here, there] = [ana.at(one), ana.at(two)];
    const answers = await Promise.all([
      here.post(`/api/subscribe?plan=${plans[0]}`),
      there.post(`/api/subscribe?plan=${plans[1]}`),
    ]);
    if (!answers.every(({ status }) => status === 200 || status === 409)) return false;
    const pages = answers.flatMap(({ status, body }) => (status === 200 ? [pathOf(body.checkoutUrl)] : []));
    await Promise.all(pages.map((page, nth) => sendForm(nth === 0 ? here : there, page, { outcome: 'pay' })));
    return pages.length > 0 && (await paidBy(round)) === 1;
  };

raceInTwoProcesses(
  {
    'two plans of one member': subscribe('pro', 'premium'),
    'one plan twice': subscribe('pro', 'pro'),
  },
  new URL('../../../testing/naive/naive-subscriptions.ts', import.meta.url),
);
