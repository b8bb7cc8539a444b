import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { payoutEmails } from '@nestmates/application/office/payouts/emails.ts';
import { PayoutHolding } from '@nestmates/application/office/payouts/payout-holding.ts';
import { ledger } from '../../market/orders/ports.ts';
import { members } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { payoutHolds } from '../../money/payouts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { recipients } from '../admin/ports.ts';
import { auditLog } from '../audit/ports.ts';
import { payoutEmailFacts, waitingReleases } from './ports.ts';
import { WaitingReleaseRepository } from './waiting-release-repository.ts';

export const payoutHoldingFeature = feature({
  bind(bind) {
    repository(bind, waitingReleases, WaitingReleaseRepository);
    service(bind, PayoutHolding, {
      members,
      store: payoutHolds,
      ledger,
      waiting: waitingReleases,
      auditLog,
      emails: Emails,
      events,
      jobs,
      transaction,
      clock,
    });
    bind(payoutEmailFacts).toResolvedValue(
      (found, holds) => ({ recipients: found, holds }),
      [recipients, payoutHolds],
    );
    deliverEmail(bind, payoutEmails.held, payoutEmailFacts);
    deliverEmail(bind, payoutEmails.lifted, payoutEmailFacts);
  },
});
