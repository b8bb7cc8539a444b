import { repository } from '../../platform/database/bindings.ts';
import { feature } from '../../platform/wiring/wiring.ts';
import { PairRepository } from './pair-repository.ts';

export const pairsFeature = feature({
  bind(bind) {
    repository(bind, 'pairs', PairRepository);
  },
});
