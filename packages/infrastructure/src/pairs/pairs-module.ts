import { repository } from '../database/ports.ts';
import { feature } from '../wiring/wiring.ts';
import { PairRepository } from './pair-repository.ts';
import { pairs } from './ports.ts';

export const pairsFeature = feature({
  bind(bind) {
    repository(bind, pairs, PairRepository);
  },
});
