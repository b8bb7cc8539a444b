import type { Recipient } from '../../members/emails/email.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Makes the links with which members download their data. */
export class ExportLinks extends useCase('exportStore', 'tokens') {
  /** The token is generated when its e-mail is written, so that the queue never stores it. */
  async issue(exportId: number): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { exportStore: store, tokens } = this.needs;
    const recipient = await store.recipientOf(exportId);
    if (!recipient) return undefined;
    const token = tokens.generate();
    await store.setToken(exportId, tokens.digest(token));
    return { ...recipient, token };
  }
}
