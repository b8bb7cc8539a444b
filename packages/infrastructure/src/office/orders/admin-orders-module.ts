import { OrderChanges } from '@nestmates/application/market/orders/order-changes.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import { adminOrderEmails } from '@nestmates/application/office/orders/emails.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { ledger, orderStore } from '../../market/orders/ports.ts';
import { payoutCheckStore } from '../../market/payouts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { administratorStore, recipients } from '../admin/ports.ts';
import { auditLog } from '../audit/ports.ts';
import { AdminOrderReader } from './admin-order-reader.ts';
import { DecisionProposalModel } from './decision-proposal-model.ts';
import { DecisionProposalRepository } from './decision-proposal-repository.ts';
import * as decisionProposalsMigration from './migrations/20261123T090003-decision-proposals.ts';
import * as confirmedReturnsMigration from './migrations/20261123T100500-confirmed-returns.ts';
import { adminOrderQueries, decisionProposals, twoApprovalsAbove } from './ports.ts';

export const adminOrdersFeature = feature({
  bind(bind, config) {
    bind(twoApprovalsAbove).toConstantValue(config.TWO_APPROVALS_CENTS);
    repository(bind, adminOrderQueries, AdminOrderReader);
    repository(bind, decisionProposals, DecisionProposalRepository);
    service(bind, AdminOrders, {
      queries: adminOrderQueries,
      clock,
      twoApprovalsAbove,
    });
    service(bind, OrderDecisions, {
      store: orderStore,
      ledger,
      payoutChecks: payoutCheckStore,
      proposals: decisionProposals,
      queries: adminOrderQueries,
      pages: AdminOrders,
      changes: OrderChanges,
      administrators: administratorStore,
      auditLog,
      emails: Emails,
      jobs,
      transaction,
      clock,
      twoApprovalsAbove,
    });
    cronJob(bind, { name: 'orders.end-proposals', schedule: '17 * * * *' }, OrderDecisions, (decisions) =>
      decisions.endOldProposals(),
    );
    deliverEmail(bind, adminOrderEmails.proposed, recipients);
  },
  tables: [DecisionProposalModel],
  migrations: {
    '20261123T090003-decision-proposals': decisionProposalsMigration,
    '20261123T100500-confirmed-returns': confirmedReturnsMigration,
  },
});
