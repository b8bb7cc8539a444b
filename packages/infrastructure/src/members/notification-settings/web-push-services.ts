import { ECDH } from 'node:crypto';
import type { PushContent } from '@nestmates/application/members/notification-settings/contract.ts';
import type {
  PushAddress,
  PushServices,
} from '@nestmates/application/members/notification-settings/ports.ts';
import type { IsAllowedEndpoint } from './push-hosts.ts';
import type { VapidKeys } from './vapid-keys.ts';

const timeout = 5000;
const secondsToLive = 24 * 60 * 60;
const goneStatuses: readonly number[] = [404, 410];

/** Keys that cannot be used for encryption do not come from a browser. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export interface WebPushDeps {
  readonly keys: () => Promise<VapidKeys>;
  readonly isAllowed: IsAllowedEndpoint;
  /** The contact address that the protocol asks for. */
  readonly contact: string;
}

export class WebPushServices implements PushServices {
  readonly #deps: WebPushDeps;
  constructor(deps: WebPushDeps) {
    this.#deps = deps;
  }

  async publicKey(): Promise<string> {
    return (await this.#deps.keys()).publicKey;
  }

  accepts = ({ endpoint, keys }: PushAddress): boolean =>
    this.#deps.isAllowed(endpoint) && isPoint(keys.p256dh);

  async send(address: PushAddress, content: PushContent): Promise<'sent' | 'gone'> {
    if (!this.accepts(address)) return 'gone';
    const response = await fetch(address.endpoint, {
      ...(await this.#encrypt(address, content)),
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (goneStatuses.includes(response.status)) return 'gone';
    throw new Error(`The push service at ${new URL(address.endpoint).host} answered ${response.status}`);
  }

  /** Imported with the first notification, since many processes never send one. */
  async #encrypt(
    { endpoint, keys }: PushAddress,
    content: PushContent,
  ): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }> {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: this.#deps.contact, ...(await this.#deps.keys()) };
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(content), {
      vapidDetails,
      TTL: secondsToLive,
      urgency: 'high',
      topic: content.topic,
    });
    const { 'Content-Length': _, ...rest } = headers;
    return {
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: Uint8Array.from(body ?? []),
    };
  }
}
