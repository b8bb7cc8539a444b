import { instant, integer, text } from '../tables/columns.ts';
import { table } from '../tables/table.ts';

export class AttemptModel extends table('attempts', {
  what: text({ key: true }),
  who: text({ key: true }),
  count: integer(),
  resetsAt: instant(),
}).with({
  erasure: {
    why: 'A digest of who has tried something, so that a new account has no new tries.',
    until: 'the limit ends, after a month at most',
  },
  left: 'passing',
  old: { kind: 'attempts', when: 'resets_at <= :now' },
}) {}
