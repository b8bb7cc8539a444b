import type { Difference } from '@nestmates/domain/office/money/reconciliation.ts';
import { bigint, instant, integer, json, key, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ReconciliationModel extends table('reconciliations', {
  id: key(),
  provider: text(),
  from: instant(),
  to: instant(),
  ranAt: instant(),
  lines: integer(),
  entered: integer(),
  oursCents: bigint(),
  theirsCents: bigint(),
  underWayCents: bigint(),
  differences: json<readonly Difference[]>(),
}).with({ erasure: 'impersonal', stays: 'books' }) {}
