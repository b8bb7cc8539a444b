import { EarlyAccess } from '@nestmates/application/money/early-access/early-access.ts';
import { members } from '../../members/accounts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CodeRepository } from './code-repository.ts';
import { EarlyAccessCodeModel, RedemptionModel } from './early-access-models.ts';
import { codeStore, earlyAccessQueries, promotionStore } from './ports.ts';
import { PromotionRepository } from './promotion-repository.ts';

export const earlyAccessFeature = feature({
  bind(bind) {
    repository(bind, [promotionStore, earlyAccessQueries], PromotionRepository);
    repository(bind, codeStore, CodeRepository);
    service(bind, EarlyAccess, {
      promotions: promotionStore,
      members,
      events,
      transaction,
      clock,
    });
  },
  tables: [RedemptionModel, EarlyAccessCodeModel],
});
