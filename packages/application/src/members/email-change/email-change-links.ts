import {
  type EmailChangeId,
  isConfirmable,
  isInTime,
} from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Recipient } from '../emails/email.ts';
import type { EmailLink } from './ports.ts';

/** What the address that the account still has learns of a change that was asked for. */
export interface AskedChange extends Recipient {
  readonly newEmail: string;
}

interface SentLink extends AskedChange {
  readonly token: string;
}

/** Makes the links of a change when their e-mails are written, so that the queue never stores a token. */
export class EmailChangeLinks extends useCase('emailChangeStore', 'members', 'tokens', 'clock') {
  async toConfirm(changeId: number): Promise<SentLink | undefined> {
    const change = await this.needs.emailChangeStore.find(changeId as EmailChangeId);
    if (!change || !isConfirmable(change, this.needs.clock.now())) return undefined;
    return this.#link('confirm', change, change.newEmail);
  }

  async asked(changeId: number): Promise<AskedChange | undefined> {
    const { emailChangeStore: changes, members } = this.needs;
    const change = await changes.find(changeId as EmailChangeId);
    const member = change?.confirmedAt === null ? await members.find(change.memberId) : undefined;
    if (!change || !member) return undefined;
    return { memberId: member.id, to: member.email, firstName: member.firstName, newEmail: change.newEmail };
  }

  async toTakeBack(changeId: number): Promise<SentLink | undefined> {
    const change = await this.needs.emailChangeStore.find(changeId as EmailChangeId);
    if (!change || !isInTime(change, this.needs.clock.now())) return undefined;
    return this.#link('take-back', change, change.oldEmail);
  }

  async #link(
    link: EmailLink,
    { id, memberId, newEmail }: { id: EmailChangeId; memberId: MemberId; newEmail: string },
    to: string,
  ): Promise<SentLink | undefined> {
    const { emailChangeStore: changes, members, tokens } = this.needs;
    const member = await members.find(memberId);
    if (!member) return undefined;
    const token = tokens.generate();
    await changes.saveLink(id, link, tokens.digest(token));
    return { memberId, to, firstName: member.firstName, token, newEmail };
  }
}
