import {
  type PortalOutcome,
  portalOutcomes,
  type SandboxPortalPage,
  type SandboxPortalPages,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import { escapeHtml } from '../../../platform/shared/html-page.ts';
import { button, dollars, form, unknownOutcome } from './page-parts.ts';
import { sandboxPage, serveSandboxPage } from './sandbox-page.ts';

const labels: Readonly<Record<PortalOutcome, string>> = {
  pro: 'Change to Pro',
  premium: 'Change to Premium',
  cancel: 'Cancel at the end of the period',
  resume: 'Keep my subscription after all',
  'miss-renewal': 'Let the next payment fail',
  pay: 'Pay what is due',
};

type Held = NonNullable<SandboxPortalPage['subscription']>;

const planName = ({ plan }: Held): string => (plan === 'pro' ? 'Pro' : 'Premium');

function says(held: Held): string {
  const until = held.periodEnd.toUTCString();
  if (held.status !== 'active')
    return `A payment of ${dollars(held.priceCents)} has failed and is tried again.`;
  if (held.endsWithPeriod) return `Ends on ${until}.`;
  return `${dollars(held.priceCents)} a month. Renews on ${until}.`;
}

function render({ subscription, outcomes, returnUrl }: SandboxPortalPage): string {
  const back = `<p><a href="${escapeHtml(returnUrl)}">Go back to Nestmates</a></p>`;
  if (!subscription) return sandboxPage(`<h1>Your subscription</h1><p>You have none.</p>${back}`);
  return sandboxPage(`<h1>Your subscription</h1>
<p><b>${planName(subscription)}</b>: ${says(subscription)}</p>
${form(...outcomes.map((outcome) => button(outcome, labels[outcome], 'quiet')))}
${back}`);
}

/** Pages on which a subscription of the sandbox is changed. */
export const sandboxPortalPages = (portal: SandboxPortalPages) =>
  serveSandboxPage({
    address: /^\/sandbox\/portal\/([\w-]{1,100})$/,
    route: '/sandbox/portal/:token',
    async show(token) {
      const page = await portal.page(token);
      return page && render(page);
    },
    async answer(token, fields) {
      const outcome = portalOutcomes.find((one) => one === fields.get('outcome'));
      if (!outcome) throw unknownOutcome(...portalOutcomes);
      return portal.answer(token, outcome);
    },
  });
