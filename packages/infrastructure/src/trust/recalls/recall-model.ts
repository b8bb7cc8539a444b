import { text, texts } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class RecallModel extends table('recalls', {
  id: text({ key: true }),
  source: text(),
  title: text(),
  url: text(),
  date: text(),
  brands: texts(),
  models: texts(),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}
