import { samePersonEmails } from '@nestmates/application/office/same-person/emails.ts';
import { SamePerson } from '@nestmates/application/office/same-person/same-person.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as partingProposalsMigration from './migrations/20261130T060006-parting-proposals.ts';
import { PartingProposalModel } from './parting-proposal-model.ts';
import { PartingProposalRepository } from './parting-proposal-repository.ts';
import { SharingAccountReader } from './sharing-account-reader.ts';

export const samePersonFeature = feature({
  bind(bind) {
    repository(bind, 'sharingAccounts', SharingAccountReader);
    repository(bind, 'partingProposals', PartingProposalRepository);
    service(bind, SamePerson);
    deliverEmail(bind, samePersonEmails.proposed, port('recipients'));
  },
  tables: [PartingProposalModel],
  migrations: { '20261130T060006-parting-proposals': partingProposalsMigration },
});
