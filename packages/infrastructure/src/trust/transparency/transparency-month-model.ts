import { instant, json, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class TransparencyMonthModel extends table('transparency_months', {
  month: text({ key: true }),
  figures: json(),
  madeAt: instant(),
}).with({ erasure: 'impersonal', stays: 'decisions' }) {}
