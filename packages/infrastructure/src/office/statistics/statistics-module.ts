import { Statistics } from '@nestmates/application/office/statistics/statistics.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { StatisticsReader } from './statistics-reader.ts';

export const statisticsFeature = feature({
  bind(bind) {
    repository(bind, 'statisticsQueries', StatisticsReader);
    service(bind, Statistics);
  },
});
