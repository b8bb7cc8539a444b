import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { characterCount, hasVisibleText } from '../../platform/shared/text.ts';
import { shopSlug, storeSlug, storeSlugIn } from './store-slug.ts';

export const shopRule = {
  noName: 'Please fill in shop name and bio',
  maxName: 60,
  longName: 'Shop name must be 60 characters or fewer',
  unusableName: 'Please use letters or digits in the shop name',
  reservedName: 'Please choose another shop name',
  mixedName: 'Please use letters of the Latin alphabet only in the shop name',
  noBio: 'Please fill in shop name and bio',
  maxBio: 500,
  longBio: 'Bio must be under 500 characters',
  wrongWebsite: 'Please enter a website that begins with https://',
  maxLink: 200,
  wrongHandle: 'Please enter a name such as @littleacorns',
} as const;

/** Names that read as a page of the app. */
const reserved: readonly string[] = [
  'about',
  'access-denied',
  'account',
  'admin',
  'admin-early-access',
  'api',
  'assets',
  'auth',
  'babysitting-swaps',
  'browse',
  'calendar',
  'cancel',
  'cart',
  'check-in',
  'dashboard',
  'edit-profile',
  'help',
  'login',
  'marketplace',
  'matches',
  'messages',
  'my-orders',
  'nestmates',
  'photos',
  'playdate-planner',
  'playdates',
  'pricing',
  'privacy',
  'reset-password',
  'sandbox',
  'seller',
  'seller-profile',
  'store-front',
  'subscribe',
  'success',
  'support',
  'terms',
];

export function requireShopName(name: string): string {
  if (!hasVisibleText(name)) throw invalid('shopName', shopRule.noName);
  if (characterCount(name) > shopRule.maxName) throw invalid('shopName', shopRule.longName);
  if (/(?!\p{Script=Latin})\p{L}/u.test(name)) throw invalid('shopName', shopRule.mixedName);
  const slug = shopSlug(name);
  if (slug === '') throw invalid('shopName', shopRule.unusableName);
  // A name that ends like an address would be taken for the address of another store.
  if (reserved.includes(slug) || storeSlugIn(name) !== storeSlug(name))
    throw invalid('shopName', shopRule.reservedName);
  return name.trim();
}

export const shopNameTaken = (): DomainError =>
  new DomainError('conflict', 'SHOP_NAME_TAKEN', 'This shop name is taken. Please choose another one.', {
    issues: [{ path: 'shopName', message: 'This shop name is taken. Please choose another one.' }],
  });

/** A host name with a dot, no user or password before it, and no spaces or control characters after it. */
const webAddress =
  /^https?:\/\/(?:[a-z0-9][a-z0-9-]*\.)+[a-z0-9][a-z0-9-]+(?::\d{1,5})?(?:[/?#][\x21-\x7e]*)?$/i;

/** Only http and https: a link is shown to others, and "javascript:" would run. Without a scheme it is https. */
export function websiteOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\D/i.test(text) ? text : `https://${text}`;
  if (address.length > shopRule.maxLink || !webAddress.test(address)) {
    throw invalid('website', shopRule.wrongWebsite);
  }
  return address;
}

const profileSites = {
  instagram: {
    url: 'https://www.instagram.com/',
    address: /^(?:https?:\/\/)?(?:(?:www|m)\.)?instagram\.com\//i,
  },
  facebook: {
    url: 'https://www.facebook.com/',
    address: /^(?:https?:\/\/)?(?:(?:www|m)\.)?facebook\.com\//i,
  },
} as const;
export type ProfileSite = keyof typeof profileSites;

/** The name at the site: "@littleacorns" and "https://www.instagram.com/littleacorns/" are "littleacorns". */
export function handleOf(site: ProfileSite, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const handle = text.replace(profileSites[site].address, '').replace(/^@/, '').replace(/\/$/, '');
  if (!/^[A-Za-z0-9._-]{1,50}$/.test(handle)) throw invalid(site, shopRule.wrongHandle);
  return handle;
}

export const handleUrl = (site: ProfileSite, handle: string): string => profileSites[site].url + handle;
