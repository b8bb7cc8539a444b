import { changedMeanwhile, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { CalendarFile } from '../calendar/calendar-files.ts';
import { calendarLinkEmail } from './emails.ts';

const linkNotFound = () => notFound('This calendar link is no longer valid.');

/** The secret link by which other programs read a calendar. */
export class CalendarLinkService extends useCase(
  'calendarLinks',
  'calendarFiles',
  'tokens',
  'ownPassword',
  'members',
  'emails',
  'transaction',
  'clock',
  'publicUrl',
) {
  async read(by: Caller): Promise<{ createdAt: string | null }> {
    const createdAt = await this.needs.calendarLinks.createdAt(by.id);
    return { createdAt: createdAt?.toISOString() ?? null };
  }

  async renew(
    by: Caller,
    { password }: { readonly password?: string | undefined },
  ): Promise<{ url: string; createdAt: string }> {
    const { calendarLinks: links, tokens, ownPassword, members } = this.needs;
    const { emails, transaction, clock, publicUrl } = this.needs;
    await ownPassword.require(by, password);
    const [token, at] = [tokens.generate(), clock.now()];
    await transaction.run(async () => {
      await members.lock(by.id);
      if (!(await links.renew(by, tokens.digest(token), at))) throw changedMeanwhile();
      await emails.send(calendarLinkEmail, { memberId: by.id, at: at.toISOString() });
    });
    return {
      url: `${publicUrl()}/api/calendar-feed/${token}/nestmates.ics`,
      createdAt: at.toISOString(),
    };
  }

  async remove(by: Caller): Promise<Confirmation> {
    await this.needs.calendarLinks.remove(by.id);
    return { message: 'Link switched off' };
  }

  /** Whose calendar the link opens. */
  async memberOf(token: string): Promise<MemberId> {
    const { calendarLinks: links, tokens } = this.needs;
    const member = await links.memberOf(tokens.digest(token));
    if (member === undefined) throw linkNotFound();
    return member;
  }

  feed(member: MemberId): Promise<CalendarFile> {
    return this.needs.calendarFiles.whole(member);
  }
}
