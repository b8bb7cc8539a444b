import { AwayListings } from '@nestmates/application/market/listings/away-listings.ts';
import { sellingEmails } from '@nestmates/application/market/listings/emails.ts';
import { ListingPhotos } from '@nestmates/application/market/listings/listing-photos.ts';
import { ListingQuestions } from '@nestmates/application/market/listings/listing-questions.ts';
import { Marketplace } from '@nestmates/application/market/listings/marketplace.ts';
import { recalledListingEmails } from '@nestmates/application/market/listings/recalled-listing-emails.ts';
import { pauseRecalled, RecalledListings } from '@nestmates/application/market/listings/recalled-listings.ts';
import { Selling } from '@nestmates/application/market/listings/selling.ts';
import { lookAtSeller, SellingPlans } from '@nestmates/application/market/listings/selling-plans.ts';
import { endDatedService, ServiceEnds } from '@nestmates/application/market/listings/service-ends.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Photos } from '@nestmates/application/members/photos/photos.ts';
import { PaymentAccounts } from '@nestmates/application/money/payments/payment-accounts.ts';
import { listingConversations, questions } from '../../friends/messages/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { whenAway } from '../../members/restrictions/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { knownRecalls, recallableThings } from '../../trust/recalls/ports.ts';
import { reportableThings } from '../../trust/things/ports.ts';
import { ListingModel, ListingWordModel, SellingEndModel } from './listing-models.ts';
import { ListingPhotoRepository } from './listing-photo-repository.ts';
import { ListingReader } from './listing-reader.ts';
import { ListingRepository } from './listing-repository.ts';
import { ListingThings } from './listing-things.ts';
import { ListingWordsRepository } from './listing-words.ts';
import * as sellingEndsMigration from './migrations/20261123T100000-selling-ends.ts';
import * as serviceDatesMigration from './migrations/20261123T133000-service-dates.ts';
import * as makeOfProductsMigration from './migrations/20261123T134500-make-of-products.ts';
import * as placeOfListingsMigration from './migrations/20261123T140200-place-of-listings.ts';
import * as recalledListingsMigration from './migrations/20261123T162000-recalled-listings.ts';
import * as pausedWhileAwayMigration from './migrations/20261123T163502-paused-while-away.ts';
import {
  listingPhotoRecords,
  listingQueries,
  listingStore,
  listingsOnSale,
  listingWords,
  maxPrice,
  sellingEnds,
} from './ports.ts';
import { RecalledListingReader } from './recalled-listing-reader.ts';
import { SellingEndRepository } from './selling-end-repository.ts';

export const marketplaceFeature = feature({
  bind(bind, config) {
    repository(bind, reportableThings, ListingThings);
    bind(maxPrice).toConstantValue(config.MAX_PRICE_CENTS);
    repository(bind, [listingStore, listingsOnSale], ListingRepository);
    repository(bind, listingQueries, ListingReader);
    repository(bind, listingPhotoRecords, ListingPhotoRepository);
    repository(bind, listingWords, ListingWordsRepository);
    service(bind, ListingPhotos, { photos: Photos, records: listingPhotoRecords, clock });
    service(bind, ListingQuestions, {
      conversations: listingConversations,
      listings: listingStore,
      rateLimiter,
      clock,
    });
    bind(questions).toService(ListingQuestions);
    service(bind, Marketplace, { queries: listingQueries, clock });
    service(bind, Selling, {
      store: listingStore,
      queries: listingQueries,
      photos: ListingPhotos,
      accounts: PaymentAccounts,
      recalls: knownRecalls,
      jobs,
      transaction,
      clock,
      maxPrice,
    });
    repository(bind, sellingEnds, SellingEndRepository);
    service(bind, SellingPlans, {
      ends: sellingEnds,
      listings: listingStore,
      emails: Emails,
      events,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, lookAtSeller, SellingPlans, (plans, seller) => plans.look(seller));
    deliverEmail(bind, sellingEmails.ended, sellingEnds);
    const lookAtPlans = { name: 'listings.look-at-plans', schedule: '47 * * * *' };
    cronJob(bind, lookAtPlans, SellingPlans, (plans) => plans.sweep());
    service(bind, AwayListings, { listings: listingsOnSale, jobs, clock });
    whenAway(bind, AwayListings, {
      wentAway: (listings, memberId) => listings.wentAway(memberId),
      cameBack: (listings, memberId) => listings.cameBack(memberId),
    });
    repository(bind, recallableThings, RecalledListingReader);
    service(bind, RecalledListings, { listings: listingStore, emails: Emails, jobs, transaction, clock });
    jobHandler(bind, pauseRecalled, RecalledListings, (listings, recalled) => listings.pause(recalled));
    deliverEmail(bind, recalledListingEmails.paused, RecalledListingReader);
    service(bind, ServiceEnds, {
      onSale: listingsOnSale,
      listings: listingStore,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, endDatedService, ServiceEnds, (services, listing) => services.end(listing));
    const endServices = { name: 'listings.end-services', schedule: '7 * * * *' };
    cronJob(bind, endServices, ServiceEnds, (services) => services.sweep());
    const sweep = { name: 'listings.sweep-photos', schedule: '17 * * * *' };
    cronJob(bind, sweep, ListingPhotos, (photos) => photos.sweep());
    const forget = { name: 'listings.forget-words', schedule: '37 4 * * *' };
    cronJob(bind, forget, listingWords, (words) => words.forgetUnused());
  },
  tables: [ListingWordModel, SellingEndModel, ListingModel],
  migrations: {
    '20261123T100000-selling-ends': sellingEndsMigration,
    '20261123T133000-service-dates': serviceDatesMigration,
    '20261123T134500-make-of-products': makeOfProductsMigration,
    '20261123T140200-place-of-listings': placeOfListingsMigration,
    '20261123T162000-recalled-listings': recalledListingsMigration,
    '20261123T163502-paused-while-away': pausedWhileAwayMigration,
  },
});
