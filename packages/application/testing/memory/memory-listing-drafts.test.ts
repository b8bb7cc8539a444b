import { listingDraftsContract } from '../contracts/listing-drafts-contract.ts';
import { MemoryListingDrafts } from './memory-listing-drafts.ts';

listingDraftsContract('in memory', () => new MemoryListingDrafts());
