import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { endedPlanEmails } from '@nestmates/application/together/parting/emails.ts';
import { Parting } from '@nestmates/application/together/parting/parting.ts';
import { whenParting } from '../../friends/connections/ports.ts';
import { onAccountErasure } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { EndedPlanRepository, hasArrangedPlans } from './ended-plan-repository.ts';
import { endedPlans, partedMembers } from './ports.ts';

export const partingFeature = feature({
  bind(bind) {
    repository(bind, [endedPlans, partedMembers], EndedPlanRepository);
    service(bind, Parting, { plans: endedPlans, emails: Emails, clock });
    whenParting(bind, Parting, (parting, me, other) => parting.parts(me, other));
    onAccountErasure(bind, Parting, hasArrangedPlans, (parting, memberId) => parting.accountEnds(memberId));
    for (const email of Object.values(endedPlanEmails)) deliverEmail(bind, email, partedMembers);
  },
});
