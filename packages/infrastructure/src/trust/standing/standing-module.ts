import { OwnStanding } from '@nestmates/application/trust/standing/standing.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { StandingReader } from './standing-reader.ts';

export const standingFeature = feature({
  bind(bind) {
    repository(bind, 'standingQueries', StandingReader);
    service(bind, OwnStanding);
  },
});
