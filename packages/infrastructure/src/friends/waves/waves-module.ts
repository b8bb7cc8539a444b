import { Waves } from '@nestmates/application/friends/waves/waves.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as wavesMigration from './migrations/20261129T083500-waves.ts';
import { WaveModel } from './wave-models.ts';
import { WaveRepository } from './wave-repository.ts';
import { wavesExport } from './waves-export.ts';

export const wavesFeature = feature({
  bind(bind) {
    repository(bind, 'waveStore', WaveRepository);
    service(bind, Waves);
  },
  tables: [WaveModel],
  migrations: { '20261129T083500-waves': wavesMigration },
  exported: wavesExport,
});
