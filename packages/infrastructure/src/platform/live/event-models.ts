import { bigint, flag, instant, json, member, nullable, text } from '../tables/columns.ts';
import { table } from '../tables/table.ts';

export class EventHeadModel extends table('event_heads', {
  memberId: member('deleted', { key: true }),
  last: bigint(),
}).with({ left: 'passing', stays: 'account' }) {}

export class EventModel extends table('events', {
  memberId: member('deleted', { key: true }),
  id: bigint({ key: true }),
  event: json(),
  at: instant(),
  toRelay: flag(),
  traceparent: nullable(text()),
}).with({ left: 'passing', old: { kind: 'events', when: 'at < :before' } }) {}
