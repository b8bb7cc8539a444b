import { instant, integer, member, nullable, text, texts } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

export class PayoutCheckModel extends table('payout_checks', {
  orderId: integer({ key: true }),
  reasons: texts({ erasure: inBooks('Why a release has waited, of an order that names nobody.') }),
  notedAt: instant(),
  approvedAt: nullable(instant()),
}).with({ left: 'office', stays: 'books' }) {}

export class CardDigestModel extends table('card_digests', {
  orderId: integer({ key: true }),
  memberId: member('deleted'),
  digest: text(),
  usedAt: instant(),
}).with({ left: 'digest', old: { kind: 'cardDigests', when: 'used_at < :before' } }) {}
