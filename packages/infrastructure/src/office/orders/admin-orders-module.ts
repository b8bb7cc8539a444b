import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import { adminOrderEmails } from '@nestmates/application/office/orders/emails.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { AdminOrderReader } from './admin-order-reader.ts';
import { DecisionProposalModel } from './decision-proposal-model.ts';
import { DecisionProposalRepository } from './decision-proposal-repository.ts';
import * as decisionProposalsMigration from './migrations/20261123T090003-decision-proposals.ts';
import * as confirmedReturnsMigration from './migrations/20261123T100500-confirmed-returns.ts';
import * as unclaimedMoneyMigration from './migrations/20261130T183000-unclaimed-money.ts';
import * as claimedMoneyMigration from './migrations/20261130T223000-claimed-money.ts';

export const adminOrdersFeature = feature({
  bind(bind, config) {
    bind(port('twoApprovalsAbove')).toConstantValue(config.TWO_APPROVALS_CENTS);
    repository(bind, 'adminOrderQueries', AdminOrderReader);
    repository(bind, 'decisionProposals', DecisionProposalRepository);
    service(bind, AdminOrders, 'adminOrders');
    service(bind, OrderDecisions);
    cronJob(bind, { name: 'orders.end-proposals', schedule: '17 * * * *' }, OrderDecisions, (decisions) =>
      decisions.endOldProposals(),
    );
    deliverEmail(bind, adminOrderEmails.proposed, port('recipients'));
  },
  tables: [DecisionProposalModel],
  migrations: {
    '20261123T090003-decision-proposals': decisionProposalsMigration,
    '20261123T100500-confirmed-returns': confirmedReturnsMigration,
    '20261130T183000-unclaimed-money': unclaimedMoneyMigration,
    '20261130T223000-claimed-money': claimedMoneyMigration,
  },
});
