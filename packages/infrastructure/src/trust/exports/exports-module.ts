import { exportEmail } from '@nestmates/application/trust/exports/emails.ts';
import { ExportLinks } from '@nestmates/application/trust/exports/export-links.ts';
import { ExportWriter } from '@nestmates/application/trust/exports/export-writer.ts';
import { Exports, makeExport, removeExports } from '@nestmates/application/trust/exports/exports.ts';
import { onAccountErasure, onAccountRegained } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { removesOldRows } from '../../platform/retention/bindings.ts';
import { adapter, feature, port, service } from '../../platform/wiring/wiring.ts';
import { ExportModel } from './export-model.ts';
import { ExportRepository, hasExports } from './export-repository.ts';
import { FflateZip } from './fflate-zip.ts';
import { MemberRecordReader } from './member-record-reader.ts';
import * as exportsMigration from './migrations/20261123T162400-exports.ts';

export const exportsFeature = feature({
  bind(bind) {
    repository(bind, 'exportStore', ExportRepository);
    adapter(bind, 'memberRecords', MemberRecordReader, [
      KnexTransaction,
      port('encryption'),
      port('exportSections'),
    ]);
    adapter(bind, 'zip', FflateZip, []);
    service(bind, ExportWriter, 'exportWriter');
    service(bind, Exports);
    service(bind, ExportLinks);
    deliverEmail(bind, exportEmail, ExportLinks);
    jobHandler(bind, makeExport, Exports, (exports, asked) => exports.make(asked));
    jobHandler(bind, removeExports, Exports, (exports, { names }) => exports.remove(names));
    removesOldRows(bind, { kind: 'exports', table: 'exports' }, Exports, (exports, when) =>
      exports.removeOld(when),
    );
    onAccountRegained(bind, Exports, (exports, memberId, { since }) => exports.endSince(memberId, since));
    onAccountErasure(bind, Exports, hasExports, (exports, memberId) => exports.eraseOf(memberId));
  },
  tables: [ExportModel],
  migrations: { '20261123T162400-exports': exportsMigration },
});
