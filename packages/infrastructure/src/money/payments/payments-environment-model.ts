import { flag, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PaymentsEnvironmentModel extends table('payments_environment', {
  one: flag({ key: true }),
  name: text(),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}
