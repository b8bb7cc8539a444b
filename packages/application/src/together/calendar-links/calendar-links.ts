import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Tokens } from '../../members/accounts/ports.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PasswordCheck } from '../../platform/access/password-check.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { CalendarFile, CalendarFiles } from '../calendar/calendar-files.ts';
import { calendarLinkEmail } from './emails.ts';
import type { CalendarLinks } from './ports.ts';

export interface CalendarLinkServiceDeps {
  readonly links: CalendarLinks;
  readonly files: Pick<CalendarFiles, 'whole'>;
  readonly tokens: Tokens;
  readonly ownPassword: PasswordCheck;
  readonly emails: Pick<Emails, 'send'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

const linkNotFound = () => notFound('This calendar link is no longer valid.');

/** The secret link by which other programs read a calendar. */
export class CalendarLinkService {
  readonly #deps: CalendarLinkServiceDeps;
  constructor(deps: CalendarLinkServiceDeps) {
    this.#deps = deps;
  }

  async read(by: Caller): Promise<{ createdAt: string | null }> {
    const createdAt = await this.#deps.links.createdAt(by.id);
    return { createdAt: createdAt?.toISOString() ?? null };
  }

  async renew(
    by: Caller,
    { password }: { readonly password?: string | undefined },
  ): Promise<{ url: string; createdAt: string }> {
    const { links, tokens, ownPassword, emails, transaction, clock, publicUrl } = this.#deps;
    await ownPassword.require(by, password);
    const [token, at] = [tokens.generate(), clock.now()];
    await transaction.run(async () => {
      await links.renew(by.id, tokens.digest(token), at);
      await emails.send(calendarLinkEmail, { memberId: by.id, at: at.toISOString() });
    });
    return {
      url: `${publicUrl()}/api/calendar-feed/${token}/nestmates.ics`,
      createdAt: at.toISOString(),
    };
  }

  async remove(by: Caller): Promise<Confirmation> {
    await this.#deps.links.remove(by.id);
    return { message: 'Link switched off' };
  }

  /** Whose calendar the link opens. */
  async memberOf(token: string): Promise<MemberId> {
    const { links, tokens } = this.#deps;
    const member = await links.memberOf(tokens.digest(token));
    if (member === undefined) throw linkNotFound();
    return member;
  }

  feed(member: MemberId): Promise<CalendarFile> {
    return this.#deps.files.whole(member);
  }
}
