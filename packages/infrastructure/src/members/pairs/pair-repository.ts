import type { Pairs } from '@nestmates/application/members/pairs/ports.ts';
import type { ConnectionRequest } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { Acquaintance, LockedPair, PairState } from '@nestmates/domain/members/pairs/pair-state.ts';
import { type Progress, progressOf } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { jsonColumns } from '../../platform/tables/names.ts';
import { progressColumns } from '../accounts/account-sql.ts';
import { isAway, notBlocked, notBlockedByEither } from './not-blocked.ts';
import { connected, hasOrderedFrom, isBuyerOf, pairLock, presentMembers } from './pair-sql.ts';

const me = ':me::integer';
const other = ':other::integer';

const lock = `select ${pairLock(me, other)}`;

const state = `${progressColumns('u')}, not (${notBlocked(me, 'u.id')}) as blocked,
  ${isAway('u.id')} and ${notBlockedByEither(me, 'u.id')} as away,
  ${connected(me, other)} as connected, ${isBuyerOf(me, other)} as is_buyer,
  ${hasOrderedFrom(me, other)} as has_ordered, ${isBuyerOf(other, me)} as is_seller`;

type StateRow = Progress &
  Pick<PairState, 'blocked' | 'away' | 'connected' | 'isBuyer' | 'hasOrdered' | 'isSeller'>;

/** State for a thread, which is read with it. */
const between = preparedStatement<StateRow>('pair', `select ${state} from users u where u.id = ${other}`);

const requestFields = ['id', 'requesterId', 'recipientId', 'status', 'createdAt', 'respondedAt'];

/** A request inside a JSON column: its dates are strings. */
type JsonRequest = Omit<ConnectionRequest, 'createdAt' | 'respondedAt'> & {
  readonly createdAt: string;
  readonly respondedAt: string | null;
};

const request = (requester: string, recipient: string) => `(
  select to_json(r) from (
    select ${jsonColumns(requestFields)} from connection_requests
    where requester_id = ${requester} and recipient_id = ${recipient}
  ) r
)`;

const acquaintance = (shown: string) => `${state},
    exists (
      select from blocks where blocker_id = ${me} and blocked_id = ${other} and traced_to is null
    ) as blocked_by_me, u.paused,
    exists (select from shown_strangers where viewer_id = ${me} and member_id = ${other} and ${shown}) as shown,
    ${request(me, other)} as sent, ${request(other, me)} as received`;

const acquaintanceBetween = `
  select ${acquaintance('not by_number')} from users u where u.id = ${other}`;

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const lockedState = `
  with present as materialized (${presentMembers(me, other)})
  select ${acquaintance('true')} from present u where u.id = ${other} and exists (select from present where id = ${me})`;

interface AcquaintanceRow extends StateRow, Pick<Acquaintance, 'blockedByMe' | 'shown' | 'paused'> {
  readonly sent: JsonRequest | null;
  readonly received: JsonRequest | null;
}

const requestIn = (json: JsonRequest | null): ConnectionRequest | undefined =>
  json
    ? ({
        ...json,
        createdAt: new Date(json.createdAt),
        respondedAt: json.respondedAt && new Date(json.respondedAt),
      } as ConnectionRequest)
    : undefined;

const stateOf = (row: StateRow): PairState => ({
  progress: progressOf(row),
  blocked: row.blocked,
  ...(row.away && { away: true }),
  connected: row.connected,
  isBuyer: row.isBuyer,
  hasOrdered: row.hasOrdered,
  isSeller: row.isSeller,
});

function acquaintanceOf(row: AcquaintanceRow): Acquaintance {
  const { blockedByMe, shown, paused, sent, received } = row;
  const requests = { sent: requestIn(sent), received: requestIn(received) };
  return { ...stateOf(row), blockedByMe, shown, ...(paused && { paused }), ...requests };
}

export class PairRepository implements Pairs {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async between(meId: MemberId, otherId: MemberId): Promise<PairState | undefined> {
    const [row] = await runPrepared(this.#transaction, between, { me: meId, other: otherId });
    return row && stateOf(row);
  }

  async acquaintance(meId: MemberId, otherId: MemberId): Promise<Acquaintance | undefined> {
    const bindings = { me: meId, other: otherId };
    const [row] = await sql<AcquaintanceRow>(this.#transaction, acquaintanceBetween, bindings);
    return row && acquaintanceOf(row);
  }

  async lock(meId: MemberId, otherId: MemberId): Promise<LockedPair | undefined> {
    const bindings = { me: meId, other: otherId };
    await sql(this.#transaction, lock, bindings);
    const [row] = await sql<AcquaintanceRow>(this.#transaction, lockedState, bindings);
    return row && acquaintanceOf(row);
  }
}
