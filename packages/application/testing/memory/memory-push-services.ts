import type { PushContent } from '../../src/members/notification-settings/contract.ts';
import type { PushAddress, PushServices } from '../../src/members/notification-settings/ports.ts';

/** Records what is pushed, and to which address. */
export class MemoryPushServices implements PushServices {
  readonly sent: { readonly endpoint: string; readonly content: PushContent }[] = [];
  /** Addresses whose service does not know them any more, and those whose service fails. */
  readonly gone = new Set<string>();
  readonly failing = new Set<string>();

  async publicKey(): Promise<string> {
    return 'the public key';
  }
  accepts({ endpoint }: PushAddress): boolean {
    return endpoint.startsWith('https://push.example/');
  }
  async send({ endpoint }: PushAddress, content: PushContent): Promise<'sent' | 'gone'> {
    if (this.failing.has(endpoint)) throw new Error('The push service does not answer');
    if (this.gone.has(endpoint)) return 'gone';
    this.sent.push({ endpoint, content });
    return 'sent';
  }
}
