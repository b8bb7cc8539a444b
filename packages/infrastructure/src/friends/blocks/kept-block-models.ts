import { flag, instant, member, nullable, text } from '../../platform/tables/columns.ts';
import type { Kept } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const outlivesBlocked: Kept = {
  why: 'A block outlives the account of whoever was blocked; only keyed digests of them stay.',
  until: 'until the account of the blocker is deleted; digests of browsers and addresses for 30 days',
};

/** An open case is weighed with all reports that wait in it, and by the traces of their reporters. */
const traceIsOver = `used_at < :before and not exists (
  select from reports r where r.reporter_id = account_traces.member_id and r.state = 'received'
)`;

export class AccountTraceModel extends table('account_traces', {
  memberId: member('deleted', { key: true }),
  digest: text({ key: true }),
  emailDigest: text(),
  usedAt: instant(),
  isBrowser: flag(),
}).with({ left: 'digest', old: { kind: 'accountTraces', when: traceIsOver } }) {}

export class KeptBlockModel extends table('kept_blocks', {
  blockerId: member('deleted', { key: true }),
  emailDigest: text({ key: true, erasure: outlivesBlocked }),
  digest: text({ key: true, erasure: outlivesBlocked }),
  expiresAt: nullable(instant({ erasure: outlivesBlocked })),
}).with({ left: 'digest', old: { kind: 'accountTraces', when: 'expires_at <= :now' } }) {}
