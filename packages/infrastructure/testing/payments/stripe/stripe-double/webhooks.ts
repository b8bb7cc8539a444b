import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '@nestmates/application/money/payments/provider-events.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Event } from './objects.ts';

export interface WebhookSecrets {
  /** Secret of the endpoint for what happens to the platform. */
  readonly platform: string;
  /** Secret of the endpoint for what happens to connected accounts. */
  readonly connect: string;
}

/** An event as it is sent: signed at that moment, which for a late one is not when it happened. */
export function signedWebhook(event: Event, secrets: WebhookSecrets, at: Date): WebhookRequest {
  const secret = event.account === undefined ? secrets.platform : secrets.connect;
  return signedText(JSON.stringify(event), secret, at);
}

/** Event sent by someone who does not know the secret. */
export const forgedWebhook = (event: Event, at: Date): WebhookRequest =>
  signedText(JSON.stringify(event), 'whsec_guessed', at);

/** A copy of what was sent long ago, by someone who has listened. */
export const replayedWebhook = (event: Event, secrets: WebhookSecrets, at: Date): WebhookRequest =>
  signedWebhook(event, secrets, new Date(at.getTime() - minutes(6)));

/** Whatever it is, with the signature that Stripe would give it. */
export function signedText(body: string, secret: string, at: Date): WebhookRequest {
  const time = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    body: new TextEncoder().encode(body),
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
  };
}

export interface DeliveryPlan {
  /** How often each event is sent. */
  readonly copies: number;
  /** Number from 0 up to and without 1, for the order; left out, the order is that of the events. */
  readonly random?: () => number;
}

/** The events in the order and number in which a test sends them. */
export function planDeliveries(events: readonly Event[], { copies, random }: DeliveryPlan): Event[] {
  const all = events.flatMap((event) => Array.from({ length: copies }, () => event));
  if (!random) return all;
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [all[last], all[other]];
    if (a && b) [all[last], all[other]] = [b, a];
  }
  return all;
}

/** Sends it to an endpoint of the application, and returns the status of its answer. */
export async function deliver(url: string, { body, headers }: WebhookRequest): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  });
  await response.body?.cancel();
  return response.status;
}
