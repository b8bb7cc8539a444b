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
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { whenAway } from '../../members/restrictions/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
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
import * as listingsBackMigration from './migrations/20261129T095500-listings-back.ts';
import * as soldListingsByWordsMigration from './migrations/20261130T113000-sold-listings-by-words.ts';
import { RecalledListingReader } from './recalled-listing-reader.ts';
import { SellingEndRepository } from './selling-end-repository.ts';

export const marketplaceFeature = feature({
  bind(bind, config) {
    repository(bind, 'reportableThings', ListingThings);
    bind(port('maxPrice')).toConstantValue(config.MAX_PRICE_CENTS);
    repository(bind, ['listingStore', 'listingsOnSale'], ListingRepository);
    repository(bind, 'listingQueries', ListingReader);
    repository(bind, 'listingPhotoRecords', ListingPhotoRepository);
    repository(bind, 'listingWords', ListingWordsRepository);
    service(bind, ListingPhotos, 'listingPhotos');
    service(bind, ListingQuestions);
    bind(port('questions')).toService(ListingQuestions);
    service(bind, Marketplace);
    service(bind, Selling);
    repository(bind, 'sellingEnds', SellingEndRepository);
    service(bind, SellingPlans);
    jobHandler(bind, lookAtSeller, SellingPlans, (plans, seller) => plans.look(seller));
    deliverEmail(bind, sellingEmails.ended, port('sellingEnds'));
    const lookAtPlans = { name: 'listings.look-at-plans', schedule: '47 * * * *' };
    cronJob(bind, lookAtPlans, SellingPlans, (plans) => plans.sweep());
    service(bind, AwayListings);
    whenAway(bind, AwayListings, {
      wentAway: (listings, memberId) => listings.wentAway(memberId),
      cameBack: (listings, memberId) => listings.cameBack(memberId),
    });
    repository(bind, 'recallableThings', RecalledListingReader);
    service(bind, RecalledListings);
    jobHandler(bind, pauseRecalled, RecalledListings, (listings, recalled) => listings.pause(recalled));
    deliverEmail(bind, recalledListingEmails.paused, RecalledListingReader);
    service(bind, ServiceEnds);
    jobHandler(bind, endDatedService, ServiceEnds, (services, listing) => services.end(listing));
    const endServices = { name: 'listings.end-services', schedule: '7 * * * *' };
    cronJob(bind, endServices, ServiceEnds, (services) => services.sweep());
    const sweep = { name: 'listings.sweep-photos', schedule: '17 * * * *' };
    cronJob(bind, sweep, ListingPhotos, (photos) => photos.sweep());
    const forget = { name: 'listings.forget-words', schedule: '37 4 * * *' };
    cronJob(bind, forget, port('listingWords'), (words) => words.forgetUnused());
  },
  tables: [ListingWordModel, SellingEndModel, ListingModel],
  migrations: {
    '20261123T100000-selling-ends': sellingEndsMigration,
    '20261123T133000-service-dates': serviceDatesMigration,
    '20261123T134500-make-of-products': makeOfProductsMigration,
    '20261123T140200-place-of-listings': placeOfListingsMigration,
    '20261123T162000-recalled-listings': recalledListingsMigration,
    '20261123T163502-paused-while-away': pausedWhileAwayMigration,
    '20261129T095500-listings-back': listingsBackMigration,
    '20261130T113000-sold-listings-by-words': soldListingsByWordsMigration,
  },
});
