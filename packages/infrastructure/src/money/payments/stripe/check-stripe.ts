import type Stripe from 'stripe';
import type { Config } from '../../../platform/config/config.ts';
import {
  type Check,
  type Finding,
  reasonOf,
  right,
  unknown,
  wrong,
} from '../../../platform/wiring/finding.ts';
import { StripeClient } from './stripe-client.ts';
import { isForbidden } from './stripe-errors.ts';
import { webhookEvents } from './webhook-events.ts';

const paths = {
  platform: ['/api/webhooks/payments/platform', '/api/webhooks/stripe'],
  connect: ['/api/webhooks/payments/accounts', '/api/webhooks/stripe/connect'],
} as const;

/** What a restricted key may not read stays unknown. */
async function unlessForbidden(
  subject: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (isForbidden(error)) {
      return [
        unknown(
          `STRIPE_SECRET_KEY may not read ${subject}: look at Stripe's dashboard, or give it that right.`,
        ),
      ];
    }
    throw error;
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;

async function checkKey(stripe: Stripe): Promise<readonly Finding[]> {
  return unlessForbidden('the balance', async () => {
    await stripe.balance.retrieve();
    return [right('Stripe takes STRIPE_SECRET_KEY.')];
  });
}

function endpointFinding(
  kind: keyof typeof paths,
  origin: string,
  endpoints: Stripe.WebhookEndpoint[],
): Finding {
  const addresses = paths[kind].map((path) => `${origin}${path}`);
  const [address] = addresses;
  const there = endpoints.filter(({ url }) => addresses.includes(url));
  if (there.length === 0)
    return wrong(`Stripe has no webhook endpoint for ${address}: make one (docs/payments.md).`);
  const enabled = there.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0)
    return wrong(`The webhook endpoint for ${address} is switched off: switch it on at Stripe.`);
  const sent = new Set(enabled.flatMap(({ enabled_events: names }) => names));
  const missing = sent.has('*') ? [] : webhookEvents[kind].filter((name) => !sent.has(name));
  return missing.length === 0
    ? right(`Stripe sends what we read to ${address}.`)
    : wrong(`The webhook endpoint for ${address} does not send ${missing.join(', ')}: add that at Stripe.`);
}

async function checkWebhooks(stripe: Stripe, { PUBLIC_URL: url }: Config): Promise<readonly Finding[]> {
  if (!url) return [unknown('No PUBLIC_URL is set: which webhook endpoints are ours cannot be told.')];
  return unlessForbidden('webhook endpoints', async () => {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const { origin } = new URL(url);
    return [endpointFinding('platform', origin, data), endpointFinding('connect', origin, data)];
  });
}

async function checkPayouts(stripe: Stripe): Promise<readonly Finding[]> {
  return unlessForbidden('the settings of the balance', async () => {
    const { payments } = await stripe.balanceSettings.retrieve();
    return payments.payouts?.schedule?.interval === 'manual'
      ? [right('Our balance at Stripe is paid out by hand only.')]
      : [
          wrong(
            'Stripe pays our balance out by itself, with what sellers are owed: set its payouts to manual.',
          ),
        ];
  });
}

const sellersUnreadable = wrong(
  'STRIPE_SECRET_KEY may not read the accounts of sellers, their payouts, or the bank accounts to which those go: give it read for accounts, payouts and external accounts, also of connected accounts.',
);

/** A key that lacks these rights can look at no seller, so no account ever counts as ready. */
async function checkSellers(stripe: Stripe): Promise<readonly Finding[]> {
  try {
    const { data } = await stripe.accounts.list({ limit: 1 });
    const [seller] = data;
    if (!seller)
      return [
        unknown('Stripe has no account of a seller yet: whether its payouts can be read cannot be told.'),
      ];
    await stripe.payouts.list({ limit: 1, expand: ['data.destination'] }, { stripeAccount: seller.id });
    return [right('STRIPE_SECRET_KEY may read the payouts of sellers and where they go.')];
  } catch (error) {
    if (isForbidden(error)) return [sellersUnreadable];
    throw error;
  }
}

export const checkStripe: Check = async (config) => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = config;
  if (!secretKey) return [unknown('No STRIPE_SECRET_KEY is set: payments are those of the sandbox.')];
  try {
    const stripe = await new StripeClient({ secretKey, apiBase }).sdk();
    return [
      ...(await checkKey(stripe)),
      ...(await checkWebhooks(stripe, config)),
      ...(await checkPayouts(stripe)),
      ...(await checkSellers(stripe)),
    ];
  } catch (error) {
    return [
      statusOf(error) === 401
        ? wrong('Stripe refuses STRIPE_SECRET_KEY: copy the key from its dashboard again.')
        : wrong(`Stripe cannot be asked (${reasonOf(error)}): look at the network and STRIPE_API_BASE.`),
    ];
  }
};
