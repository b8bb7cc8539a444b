import type { ShownMember, ShownMembers } from '@nestmates/application/members/photos/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { notBlockedByEither, restrictedFor } from '../pairs/not-blocked.ts';

const shown = `
  select first_name, ${shownPhoto('users')} as profile_photo_url from users
  where id = :member::integer and ${notBlockedByEither(':viewer::integer', 'id')}
    and not ${restrictedFor(':viewer::integer', 'id')}`;

export class ShownMemberReader implements ShownMembers {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async shownTo(viewer: MemberId, member: MemberId): Promise<ShownMember | undefined> {
    const [found] = await sql<ShownMember>(this.#transaction, shown, { viewer, member });
    return found;
  }
}
