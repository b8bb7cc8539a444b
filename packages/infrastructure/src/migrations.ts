import { features } from './features.ts';
import * as friends from './friends/migrations/20261123T000002-friends.ts';
import * as friendsComments from './friends/migrations/20261123T090101-roles-in-friends-comments.ts';
import * as market from './market/migrations/20261123T000005-market.ts';
import * as marketComments from './market/migrations/20261123T090104-roles-in-market-comments.ts';
import * as members from './members/migrations/20261123T000001-members.ts';
import * as membersComments from './members/migrations/20261123T090100-roles-in-members-comments.ts';
import * as shownPlace from './members/migrations/20261123T140000-shown-place.ts';
import * as money from './money/migrations/20261123T000003-money.ts';
import * as moneyComments from './money/migrations/20261123T090103-roles-in-money-comments.ts';
import * as office from './office/migrations/20261123T000006-office.ts';
import { inOrder } from './platform/database/schema/migration-order.ts';
import * as platform from './platform/migrations/20261123T000000-platform.ts';
import type { Migrations } from './platform/wiring/wiring.ts';
import * as together from './together/migrations/20261123T000004-together.ts';
import * as togetherComments from './together/migrations/20261123T090102-roles-in-together-comments.ts';

/** The tables with which the history of migrations begins; what features change since then is in theirs. */
const baselines: Migrations = {
  '20261123T000000-platform': platform,
  '20261123T000001-members': members,
  '20261123T000002-friends': friends,
  '20261123T000003-money': money,
  '20261123T000004-together': together,
  '20261123T000005-market': market,
  '20261123T000006-office': office,
};

/** What changes tables of several features of a shelf. */
const ofShelves: Migrations = {
  '20261123T090100-roles-in-members-comments': membersComments,
  '20261123T090101-roles-in-friends-comments': friendsComments,
  '20261123T090102-roles-in-together-comments': togetherComments,
  '20261123T090103-roles-in-money-comments': moneyComments,
  '20261123T090104-roles-in-market-comments': marketComments,
  '20261123T140000-shown-place': shownPlace,
};

/** All migrations, in the order in which they run. */
export const migrations = inOrder([baselines, ofShelves, ...features.map((feature) => feature.migrations)]);
