import type { StoredEvent } from '@nestmates/application/money/payments/ports.ts';
import { instant, integer, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import type { Kept } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const toldByProvider: Kept = {
  why: 'What the payment provider has told, by its own numbers.',
  until: '90 days after they were handled',
};

export class PaymentEventModel extends table('payment_events', {
  id: text({ key: true, erasure: toldByProvider }),
  name: oneOf<StoredEvent['name']>(),
  kind: oneOf<StoredEvent['kind']>(),
  subjectId: nullable(text({ erasure: toldByProvider })),
  state: oneOf<StoredEvent['state']>(),
  copies: integer(),
  attempts: integer(),
  lastError: nullable(text({ erasure: toldByProvider })),
  happenedAt: instant(),
  receivedAt: instant(),
  handledAt: nullable(instant()),
  failedAt: nullable(instant()),
  provider: text({ erasure: 'impersonal' }),
}).with({
  left: 'books',
  old: { kind: 'paymentEvents', when: "received_at < :before and state in ('handled', 'ignored')" },
}) {}
