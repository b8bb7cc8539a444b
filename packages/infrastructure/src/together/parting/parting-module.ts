import { endedPlanEmails } from '@nestmates/application/together/parting/emails.ts';
import { Parting } from '@nestmates/application/together/parting/parting.ts';
import { whenParting } from '../../friends/connections/bindings.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { EndedPlanRepository, hasArrangedPlans } from './ended-plan-repository.ts';

export const partingFeature = feature({
  bind(bind) {
    repository(bind, ['endedPlans', 'partedMembers'], EndedPlanRepository);
    service(bind, Parting);
    whenParting(bind, Parting, (parting, me, other) => parting.parts(me, other));
    onAccountErasure(bind, Parting, hasArrangedPlans, (parting, memberId) => parting.accountEnds(memberId));
    for (const email of Object.values(endedPlanEmails)) deliverEmail(bind, email, port('partedMembers'));
  },
});
