import { DraftsOfListings } from '@nestmates/application/site/listing-drafts/drafts-of-listings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { BuiltInDrafts } from './built-in-drafts.ts';
import { ListingDraftReader } from './listing-draft-reader.ts';
import { OpenAiDrafts } from './openai/openai-drafts.ts';

export const listingDraftsFeature = feature({
  bind(bind, { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }) {
    const drafts = apiKey ? new OpenAiDrafts({ apiKey, baseUrl, model }) : new BuiltInDrafts();
    bind(port('listingDrafts')).toConstantValue(drafts);
    bind(port('draftWriter')).toConstantValue(drafts);
    repository(bind, 'listingDraftQueries', ListingDraftReader);
    service(bind, DraftsOfListings);
  },
});
