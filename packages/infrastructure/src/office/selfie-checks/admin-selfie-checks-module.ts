import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { AdminSelfieChecks } from '@nestmates/application/office/selfie-checks/admin-selfie-checks.ts';
import { members, selfieCheckPolicy } from '../../members/accounts/ports.ts';
import { photoStore } from '../../members/photos/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { selfieCheckStore, selfieRecords } from '../../trust/selfie-checks/ports.ts';
import { auditLog } from '../audit/ports.ts';
import { dataUrl, waitingChecks } from './ports.ts';
import { WaitingCheckReader } from './waiting-check-reader.ts';

export const adminSelfieChecksFeature = feature({
  bind(bind) {
    repository(bind, waitingChecks, WaitingCheckReader);
    bind(dataUrl).toConstantValue((jpeg) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`);
    service(bind, AdminSelfieChecks, {
      queries: waitingChecks,
      store: selfieCheckStore,
      records: selfieRecords,
      pictures: photoStore,
      dataUrl,
      members,
      emails: Emails,
      events,
      auditLog,
      policy: selfieCheckPolicy,
      transaction,
      clock,
    });
  },
});
