import { flag, text } from '../tables/columns.ts';
import { table } from '../tables/table.ts';

export class DigestKeyModel extends table('digest_keys', {
  one: flag({ key: true }),
  key: text(),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}
