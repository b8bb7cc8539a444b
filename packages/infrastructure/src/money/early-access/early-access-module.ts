import { EarlyAccess } from '@nestmates/application/money/early-access/early-access.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CodeRepository } from './code-repository.ts';
import { EarlyAccessCodeModel, RedemptionModel } from './early-access-models.ts';
import { PromotionRepository } from './promotion-repository.ts';

export const earlyAccessFeature = feature({
  bind(bind) {
    repository(bind, ['promotionStore', 'earlyAccessQueries'], PromotionRepository);
    repository(bind, 'codeStore', CodeRepository);
    service(bind, EarlyAccess);
  },
  tables: [RedemptionModel, EarlyAccessCodeModel],
});
