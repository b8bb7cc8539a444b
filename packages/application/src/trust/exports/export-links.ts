import type { Tokens } from '../../members/accounts/ports.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { ExportStore } from './ports.ts';

export interface ExportLinksDeps {
  readonly store: Pick<ExportStore, 'recipientOf' | 'setToken'>;
  readonly tokens: Tokens;
}

/** Makes the links with which members download their data. */
export class ExportLinks {
  readonly #deps: ExportLinksDeps;
  constructor(deps: ExportLinksDeps) {
    this.#deps = deps;
  }

  /** The token is generated when its e-mail is written, so that the queue never stores it. */
  async issue(exportId: number): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { store, tokens } = this.#deps;
    const recipient = await store.recipientOf(exportId);
    if (!recipient) return undefined;
    const token = tokens.generate();
    await store.setToken(exportId, tokens.digest(token));
    return { ...recipient, token };
  }
}
