import { instant, integer, key, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ExportModel extends table('exports', {
  id: key(),
  memberId: member('deleted'),
  name: text(),
  requestedAt: instant(),
  readyAt: nullable(instant()),
  bytes: nullable(integer()),
  downloads: integer(),
  tokenDigest: nullable(text()),
  deviceDigest: nullable(text()),
}).with({ left: 'passing' }) {}
