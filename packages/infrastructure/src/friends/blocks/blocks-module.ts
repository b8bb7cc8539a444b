import { Blocks } from '@nestmates/application/friends/blocks/blocks.ts';
import { KeptBlocks } from '@nestmates/application/friends/blocks/kept-blocks.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { members, onAccountErasure, onAccountUse } from '../../members/accounts/ports.ts';
import { onEmailChange } from '../../members/email-change/ports.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { keyedDigests } from '../../platform/digests/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { connectionStore, partingFollowers } from '../connections/ports.ts';
import { swipes } from '../matching/ports.ts';
import { BlockModel } from './block-model.ts';
import { BlockRepository } from './block-repository.ts';
import { blocksExport } from './blocks-export.ts';
import { AccountTraceModel, KeptBlockModel } from './kept-block-models.ts';
import { isBlocked, KeptBlockRepository } from './kept-block-repository.ts';
import * as keptBlocksMigration from './migrations/20261123T031900-kept-blocks.ts';
import * as browserTracesMigration from './migrations/20261123T090000-browser-traces.ts';
import { blockStore, keptBlockStore } from './ports.ts';

export const blocksFeature = feature({
  bind(bind) {
    repository(bind, blockStore, BlockRepository);
    service(bind, Blocks, {
      store: blockStore,
      keptBlocks: keptBlockStore,
      pairs,
      strangers: Strangers,
      members,
      digests: keyedDigests,
      connections: connectionStore,
      partingFollowers: every(partingFollowers),
      swipes,
      emails: Emails,
      events,
      transaction,
      clock,
    });

    repository(bind, keptBlockStore, KeptBlockRepository);
    service(bind, KeptBlocks, { store: keptBlockStore, digests: keyedDigests, clock });
    onAccountUse(bind, KeptBlocks, (blocks, use) => blocks.noteUse(use));
    onEmailChange(bind, KeptBlocks, (blocks, memberId, oldEmail) => blocks.keepFormer(memberId, oldEmail));
    onAccountErasure(bind, KeptBlocks, isBlocked, (blocks, memberId) => blocks.keep(memberId));
  },
  tables: [BlockModel, KeptBlockModel, AccountTraceModel],
  migrations: {
    '20261123T031900-kept-blocks': keptBlocksMigration,
    '20261123T090000-browser-traces': browserTracesMigration,
  },
  exported: blocksExport,
});
