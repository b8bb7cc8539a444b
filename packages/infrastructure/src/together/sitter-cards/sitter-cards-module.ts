import { CardChoices } from '@nestmates/application/together/sitter-cards/card-choices.ts';
import { SitterCards } from '@nestmates/application/together/sitter-cards/sitter-cards.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as sitterCardsMigration from './migrations/20261123T161500-sitter-cards.ts';
import * as keptOpeningsMigration from './migrations/20261123T181000-kept-openings.ts';
import { CardOpeningModel, SitterCardModel } from './sitter-card-models.ts';
import { SitterCardRepository } from './sitter-card-repository.ts';
import { sitterCardsExport } from './sitter-cards-export.ts';

export const sitterCardsFeature = feature({
  bind(bind) {
    repository(bind, ['sitterCardStore', 'sealedColumns'], SitterCardRepository);
    service(bind, SitterCards);
    service(bind, CardChoices);
  },
  tables: [SitterCardModel, CardOpeningModel],
  migrations: {
    '20261123T161500-sitter-cards': sitterCardsMigration,
    '20261123T181000-kept-openings': keptOpeningsMigration,
  },
  exported: sitterCardsExport,
});
