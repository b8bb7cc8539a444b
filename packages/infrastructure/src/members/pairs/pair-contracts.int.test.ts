import { blocksContract } from '@nestmates/application/testing/contracts/blocks-contract.ts';
import { connectionsContract } from '@nestmates/application/testing/contracts/connections-contract.ts';
import { messagesContract } from '@nestmates/application/testing/contracts/messages/messages-contract.ts';
import { pairsContract } from '@nestmates/application/testing/contracts/pairs-contract.ts';
import { playdatesContract } from '@nestmates/application/testing/contracts/playdates/playdates-contract.ts';
import { sitterCardsContract } from '@nestmates/application/testing/contracts/sitter-cards-contract.ts';
import { swapsContract } from '@nestmates/application/testing/contracts/swaps/swaps-contract.ts';
import { swipesContract } from '@nestmates/application/testing/contracts/swipes-contract.ts';
import { wavesContract } from '@nestmates/application/testing/contracts/waves-contract.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { afterAll, beforeAll } from 'vitest';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { ConnectionReader } from '../../friends/connections/connection-reader.ts';
import { SwipeRepository } from '../../friends/matching/swipe-repository.ts';
import { ListingConversationRepository } from '../../friends/messages/listing-conversation-repository.ts';
import { MessageReader } from '../../friends/messages/message-reader.ts';
import { MessageRepository } from '../../friends/messages/message-repository.ts';
import { UnreadRepository } from '../../friends/messages/unread-repository.ts';
import { WaveRepository } from '../../friends/waves/wave-repository.ts';
import { ListingRepository } from '../../market/listings/listing-repository.ts';
import { PlaydateReader } from '../../together/playdates/playdate-reader.ts';
import { PlaydateRepository } from '../../together/playdates/playdate-repository.ts';
import { SitterCardRepository } from '../../together/sitter-cards/sitter-card-repository.ts';
import { SwapReader } from '../../together/swaps/swap-reader.ts';
import { SwapRepository } from '../../together/swaps/swap-repository.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

pairsContract('PostgreSQL', () => database.ports);
blocksContract('PostgreSQL', () => database.ports);
connectionsContract('PostgreSQL', () => ({
  ...database.ports,
  connectionQueries: new ConnectionReader(database.transaction),
}));
swipesContract('PostgreSQL', () => ({
  ...database.ports,
  swipes: new SwipeRepository(database.transaction),
}));
wavesContract('PostgreSQL', () => ({
  ...database.ports,
  waves: new WaveRepository(database.transaction),
}));
swapsContract('PostgreSQL', () => ({
  ...database.ports,
  swaps: new SwapRepository(database.transaction),
  swapQueries: new SwapReader(database.transaction),
  swapsDone: async (id) =>
    (await database.transaction.db('users').where({ id }).first('swapsDone')).swapsDone,
}));
sitterCardsContract('PostgreSQL', () => ({
  ...database.ports,
  swaps: new SwapRepository(database.transaction),
  swapQueries: new SwapReader(database.transaction),
  swapsDone: async () => 0,
  sitterCards: new SitterCardRepository(database.transaction),
}));
playdatesContract('PostgreSQL', () => ({
  ...database.ports,
  playdates: new PlaydateRepository(database.transaction),
  playdateQueries: new PlaydateReader(database.transaction),
}));
messagesContract('PostgreSQL', () => ({
  ...database.ports,
  messages: new MessageRepository(database.transaction),
  messageQueries: new MessageReader(database.transaction),
  unreadRecords: new UnreadRepository(database.transaction),
  listingConversations: new ListingConversationRepository(database.transaction),
  addListing(userId, title) {
    const { id: _, ...listing } = aListing({ userId, title });
    return new ListingRepository(database.transaction).add(listing);
  },
}));
