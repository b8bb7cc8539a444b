import {
  type EmailChangeId,
  isConfirmable,
  isInTime,
} from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Members, Tokens } from '../accounts/ports.ts';
import type { Recipient } from '../emails/email.ts';
import type { EmailChangeStore, EmailLink } from './ports.ts';

export interface EmailChangeLinksDeps {
  readonly changes: Pick<EmailChangeStore, 'find' | 'saveLink'>;
  readonly members: Pick<Members, 'find'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** What the address that the account still has learns of a change that was asked for. */
export interface AskedChange extends Recipient {
  readonly newEmail: string;
}

interface SentLink extends AskedChange {
  readonly token: string;
}

/** Makes the links of a change when their e-mails are written, so that the queue never stores a token. */
export class EmailChangeLinks {
  readonly #deps: EmailChangeLinksDeps;
  constructor(deps: EmailChangeLinksDeps) {
    this.#deps = deps;
  }

  async toConfirm(changeId: number): Promise<SentLink | undefined> {
    const change = await this.#deps.changes.find(changeId as EmailChangeId);
    if (!change || !isConfirmable(change, this.#deps.clock.now())) return undefined;
    return this.#link('confirm', change, change.newEmail);
  }

  async asked(changeId: number): Promise<AskedChange | undefined> {
    const { changes, members } = this.#deps;
    const change = await changes.find(changeId as EmailChangeId);
    const member = change?.confirmedAt === null ? await members.find(change.memberId) : undefined;
    if (!change || !member) return undefined;
    return { memberId: member.id, to: member.email, firstName: member.firstName, newEmail: change.newEmail };
  }

  async toTakeBack(changeId: number): Promise<SentLink | undefined> {
    const change = await this.#deps.changes.find(changeId as EmailChangeId);
    if (!change || !isInTime(change, this.#deps.clock.now())) return undefined;
    return this.#link('take-back', change, change.oldEmail);
  }

  async #link(
    link: EmailLink,
    { id, memberId, newEmail }: { id: EmailChangeId; memberId: MemberId; newEmail: string },
    to: string,
  ): Promise<SentLink | undefined> {
    const { changes, members, tokens } = this.#deps;
    const member = await members.find(memberId);
    if (!member) return undefined;
    const token = tokens.generate();
    await changes.saveLink(id, link, tokens.digest(token));
    return { memberId, to, firstName: member.firstName, token, newEmail };
  }
}
