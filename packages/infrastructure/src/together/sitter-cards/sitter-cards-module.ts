import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { CardChoices } from '@nestmates/application/together/sitter-cards/card-choices.ts';
import { SitterCards } from '@nestmates/application/together/sitter-cards/sitter-cards.ts';
import { members } from '../../members/accounts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { encryption, sealedColumns } from '../../platform/encryption/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { swapStore } from '../swaps/ports.ts';
import * as sitterCardsMigration from './migrations/20261123T161500-sitter-cards.ts';
import * as keptOpeningsMigration from './migrations/20261123T181000-kept-openings.ts';
import { sitterCardStore } from './ports.ts';
import { CardOpeningModel, SitterCardModel } from './sitter-card-models.ts';
import { SitterCardRepository } from './sitter-card-repository.ts';
import { sitterCardsExport } from './sitter-cards-export.ts';

export const sitterCardsFeature = feature({
  bind(bind) {
    repository(bind, [sitterCardStore, sealedColumns], SitterCardRepository);
    service(bind, SitterCards, {
      store: sitterCardStore,
      encryption,
      members,
      emails: Emails,
      transaction,
      clock,
    });
    service(bind, CardChoices, { swaps: swapStore, events, transaction, clock });
  },
  tables: [SitterCardModel, CardOpeningModel],
  migrations: {
    '20261123T161500-sitter-cards': sitterCardsMigration,
    '20261123T181000-kept-openings': keptOpeningsMigration,
  },
  exported: sitterCardsExport,
});
