import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { secretKey, webhookSecrets } from '../../../../testing/payments/stripe/start-stripe.ts';
import { signedWebhook } from '../../../../testing/payments/stripe/stripe-double/webhooks.ts';
import { StripeClient } from './stripe-client.ts';
import { StripeEvents } from './stripe-events.ts';
import { webhookEvents } from './webhook-events.ts';

const docs = join(import.meta.dirname, '../../../../../../docs/payments.md');
const events = new StripeEvents(new StripeClient({ secretKey }), webhookSecrets, { livemode: false });

/** Whatever an event may be about: enough of each for the adapter to read it. */
const object = {
  id: 'obj_1',
  mode: 'payment',
  status: 'complete',
  charge: 'ch_1',
  source_transaction: 'ch_1',
  parent: { subscription_details: { subscription: 'sub_1' } },
};

const endpoints = { platform: undefined, connect: 'acct_1' } as const;
type Endpoint = keyof typeof endpoints;

async function isRead(type: string, endpoint: Endpoint): Promise<boolean> {
  const account = endpoints[endpoint];
  const event = {
    id: `evt_${type}`,
    object: 'event',
    api_version: null,
    created: 1_790_000_000,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
    ...(account === undefined ? {} : { account }),
  } as const;
  return (await events.read(signedWebhook(event, webhookSecrets, new Date()))).kind !== 'ignored';
}

let known: readonly string[];
let documented: Readonly<Record<Endpoint, readonly string[]>>;
beforeAll(async () => {
  const sdk = dirname(fileURLToPath(import.meta.resolve('stripe')));
  const declared = await readFile(join(sdk, 'resources/Events.d.ts'), 'utf8');
  known = [...declared.matchAll(/^ {4}type: '([\w.]+)'/gm)].map(([, type = '']) => type);
  const text = await readFile(docs, 'utf8');
  const listed = (address: string): readonly string[] => {
    const row =
      text.split('\n').find((line) => line.startsWith('| `') && line.includes(`${address}\` |`)) ?? '';
    const [, , , names = ''] = row.split('|');
    return [...names.matchAll(/`([\w.]+)`/g)].map(([, type = '']) => type);
  };
  documented = {
    platform: listed('/api/webhooks/payments/platform'),
    connect: listed('/api/webhooks/payments/accounts'),
  };
});

it.each(['platform', 'connect'] as const)(
  'the events to subscribe to at the %s endpoint are those that are read there',
  async (endpoint) => {
    expect(known.length).toBeGreaterThan(200);
    const read: string[] = [];
    for (const type of known) if (await isRead(type, endpoint)) read.push(type);
    expect(documented[endpoint].toSorted()).toEqual(read.toSorted());
    expect(webhookEvents[endpoint].toSorted()).toEqual(read.toSorted());
  },
);
