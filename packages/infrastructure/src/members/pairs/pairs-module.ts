import { repository } from '../../platform/database/ports.ts';
import { feature } from '../../platform/wiring/wiring.ts';
import { PairRepository } from './pair-repository.ts';
import { pairs } from './ports.ts';

export const pairsFeature = feature({
  bind(bind) {
    repository(bind, pairs, PairRepository);
  },
});
