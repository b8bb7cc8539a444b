import type { MessagePermissions } from '@nestmates/application/messages/ports.ts';
import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type { MessagePairState, MessagePermission } from '@nestmates/domain/messages/message-permission.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

type Row = Progress & { readonly blocked: boolean } & Readonly<Record<MessagePermission, boolean>>;

/** Each permission is one column here and one value in the domain. */
export const messagePair = statement<Row>(
  'message-pair',
  `select u.intake_basic_completed as "intakeBasicCompleted",
     u.parenting_info_completed as "parentingInfoCompleted",
     u.children_added as "childrenAdded", u.onboarding_complete as "onboardingComplete",
     not (${notBlocked('$1', 'u.id')}) as blocked,
     exists (
       select from matches
       where user_id1 = least($1::integer, $2::integer) and user_id2 = greatest($1::integer, $2::integer)
       and status = 'accepted'
     ) as connection
   from users u where u.id = $2`,
);

const pairStateOf = ({ blocked, connection, ...progress }: Row): MessagePairState => ({
  progress,
  blocked,
  permissions: connection ? ['connection'] : [],
});

export class SqlMessagePermissions implements MessagePermissions {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async between(memberId: MemberId, otherId: MemberId): Promise<MessagePairState | undefined> {
    const [row] = await rows(this.#transaction, messagePair, [memberId, otherId]);
    return row && pairStateOf(row);
  }
}
