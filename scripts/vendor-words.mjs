/** The names of those who serve us. Each may stand in its own folder, so that another can take its place. */
const words = /stripe|openai|nodemailer|smtp|\bS3|aws4fetch|shippo/gi;

/** How they begin what they call their objects, where a text begins with it; fields and models of theirs. */
const identifiers =
  /(?<=['"`])(?:acct|ch|cs|cus|dp|du|evt|issfr|pi|po|re|rk|sk|sub|tr|trr|txn|whsec)_|payment_intent|\bgpt-|\btext-embedding-/g;

/** The sandbox calls its objects like them, and they stand in databases and in our books. */
const sandbox = /^packages\/infrastructure\/src\/money\/payments\/sandbox\//;

/** Files where an adapter lives, is chosen, or has its variables. */
const own = [
  /^packages\/infrastructure\/src\/money\/payments\/(?:stripe\/|payments-module\.ts$)/,
  /^packages\/infrastructure\/src\/together\/insights\/(?:openai\/|insights-module\.ts$)/,
  /^packages\/infrastructure\/src\/site\/listing-drafts\/(?:openai\/|listing-drafts-module\.ts$)/,
  /^packages\/infrastructure\/src\/platform\/mailer\/(?:smtp-mailer|smtp-check|mailer-module)\.ts$/,
  /^packages\/infrastructure\/src\/members\/photos\/(?:s3-(?:objects|files|photo-store|options|check)|photos-module)\.ts$/,
  /^packages\/infrastructure\/src\/market\/tracking\/(?:shippo-tracking|tracking-module)\.ts$/,
  /^packages\/infrastructure\/src\/platform\/config\//,
  // Rows that are older than the column with the provider's name.
  /^packages\/infrastructure\/src\/.*\/migrations\//,
];

/** The specification's own, on the wire and where it is read and written. */
const wire = [
  'STRIPE_CONNECT_REQUIRED',
  'requiresStripeConnect',
  'stripeAccountId',
  'stripe_account_id',
  'stripe_connect_failed',
  'stripe_connected',
  'Failed to start Stripe onboarding',
  '/api/stripe/connect',
  '/api/webhooks/stripe',
];

const isProgram = (file) =>
  /^packages\/[a-z]+\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file);

/** The lines that name a provider, or what it calls its own, outside of its folder. */
export function vendorWords(file, content) {
  if (!isProgram(file) || own.some((place) => place.test(file))) return [];
  return content.split('\n').flatMap((line, nth) => {
    const rest = wire.reduce((text, word) => text.replaceAll(word, ''), line);
    const [found] = rest.match(words) ?? (sandbox.test(file) ? null : rest.match(identifiers)) ?? [];
    return found ? [`${file}:${nth + 1}: names ${found} outside of its folder`] : [];
  });
}
