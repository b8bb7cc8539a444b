import { memberChangeEmails } from '@nestmates/application/office/admin/emails.ts';
import { MemberChanges } from '@nestmates/application/office/admin/member-changes.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { adapter, feature, port, service } from '../../platform/wiring/wiring.ts';
import { AdministratorRepository } from './administrator-repository.ts';
import { MemberResetRepository } from './member-reset-repository.ts';

export const adminFeature = feature({
  bind(bind) {
    repository(bind, ['memberReset', 'recipients'], MemberResetRepository);
    adapter(bind, 'administratorStore', AdministratorRepository, [KnexTransaction, port('adminEmails')]);
    service(bind, MemberChanges);
    deliverEmail(bind, memberChangeEmails.profileReset, port('recipients'));
    deliverEmail(bind, memberChangeEmails.passwordReset, port('recipients'));
    deliverEmail(bind, memberChangeEmails.accessChanged, port('recipients'));
  },
});
