import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { exportEmail } from '@nestmates/application/trust/exports/emails.ts';
import { ExportLinks } from '@nestmates/application/trust/exports/export-links.ts';
import { ExportWriter } from '@nestmates/application/trust/exports/export-writer.ts';
import { Exports, makeExport, removeExports } from '@nestmates/application/trust/exports/exports.ts';
import { onAccountErasure, tokens } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { exportFiles, photoStore } from '../../members/photos/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { encryption } from '../../platform/encryption/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { removesOldRows } from '../../platform/retention/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { adapter, every, feature, service } from '../../platform/wiring/wiring.ts';
import { ExportModel } from './export-model.ts';
import { ExportRepository, hasExports } from './export-repository.ts';
import { FflateZip } from './fflate-zip.ts';
import { MemberRecordReader } from './member-record-reader.ts';
import * as exportsMigration from './migrations/20261123T162400-exports.ts';
import { exportParts, exportSections, exportStore, memberRecords, zip } from './ports.ts';

export const exportsFeature = feature({
  bind(bind) {
    repository(bind, exportStore, ExportRepository);
    adapter(bind, memberRecords, MemberRecordReader, [KnexTransaction, encryption, exportSections]);
    adapter(bind, zip, FflateZip, []);
    service(bind, ExportWriter, {
      records: memberRecords,
      photos: photoStore,
      parts: every(exportParts),
      zip,
      clock,
    });
    service(bind, Exports, {
      store: exportStore,
      files: exportFiles,
      writer: ExportWriter,
      ownPassword: OwnPassword,
      tokens,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    service(bind, ExportLinks, { store: exportStore, tokens });
    deliverEmail(bind, exportEmail, ExportLinks);
    jobHandler(bind, makeExport, Exports, (exports, asked) => exports.make(asked));
    jobHandler(bind, removeExports, Exports, (exports, { names }) => exports.remove(names));
    removesOldRows(bind, { kind: 'exports', table: 'exports' }, Exports, (exports, when) =>
      exports.removeOld(when),
    );
    onAccountErasure(bind, Exports, hasExports, (exports, memberId) => exports.eraseOf(memberId));
  },
  tables: [ExportModel],
  migrations: { '20261123T162400-exports': exportsMigration },
});
