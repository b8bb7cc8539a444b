import { payoutEmails } from '@nestmates/application/office/payouts/emails.ts';
import { PayoutHolding } from '@nestmates/application/office/payouts/payout-holding.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { WaitingReleaseRepository } from './waiting-release-repository.ts';

export const payoutHoldingFeature = feature({
  bind(bind) {
    repository(bind, 'waitingReleases', WaitingReleaseRepository);
    service(bind, PayoutHolding);
    bind(port('payoutEmailFacts')).toResolvedValue(
      (found, holds) => ({ recipients: found, holds }),
      [port('recipients'), port('payoutHolds')],
    );
    deliverEmail(bind, payoutEmails.held, port('payoutEmailFacts'));
    deliverEmail(bind, payoutEmails.lifted, port('payoutEmailFacts'));
  },
});
