import { instant, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class SandboxParcelModel extends table('sandbox_parcels', {
  carrier: text({ key: true }),
  number: text({ key: true }),
  state: text(),
  at: instant(),
}).with({
  erasure: {
    why: 'It stands for a carrier, which keeps what it knows of parcels.',
    until: 'the carrier deletes it',
  },
  left: 'provider',
  stays: 'provider',
}) {}
