import { invalid } from './errors.ts';
import { productName } from './product.ts';
import { skeleton, withoutRepeats } from './skeleton.ts';

/** Words by which a member would be taken for one of us. */
const roleWords = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'billing',
  'customer',
  'customers',
  'help',
  'helpdesk',
  'mods',
  'moderator',
  'moderators',
  'moderation',
  'official',
  'payments',
  'security',
  'service',
  'services',
  'staff',
  'support',
  'system',
  'team',
  'verified',
  'webmaster',
];

/** A shop may be a service or a team; it is not ours. */
const shopRoleWords = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'helpdesk',
  'moderator',
  'moderators',
  'official',
  'staff',
  'verified',
];

export const ownNameMessage = 'Please use your own name: words such as “admin” or “support” are kept for us';
export const ownShopNameMessage = 'Please choose another shop name: it would be taken for one of ours';
export const noLinkMessage = 'Please choose a shop name without a web address';

/** More names are taken for one of ours than for each other. */
const readAlike = (text: string): string => withoutRepeats(skeleton(text));

const product = readAlike(productName.replace(/s$/i, ''));
/** One or several of the words, also written together; where they meet, a letter that both have is read once. */
function madeOf(words: readonly string[]): RegExp {
  const read = words.map(readAlike);
  const first = read.join('|');
  return new RegExp(`^(?:${first})(?:${first}|${read.map((word) => word.slice(1)).join('|')})*$`, 'u');
}
const [anyRole, anyShopRole] = [madeOf(roleWords), madeOf(shopRoleWords)];

/** Its words, those of single letters put together: "A d m i n" is a word. */
const partsOfName = (read: string): readonly string[] => {
  const words = read.split(/[^\p{L}]+/u).filter(Boolean);
  const spelled = words.filter((word) => word.length === 1).join('');
  return [...words, spelled, words.join('')];
};

const claims = (name: string, roles: RegExp): boolean => {
  const words = partsOfName(readAlike(name));
  return words.some((word) => word.includes(product) || roles.test(word));
};

/** The product's name in a name, or a word for those who run it, however it is spelled. */
export const isOneOfOurs = (name: string): boolean => claims(name, anyRole);

const webAddress =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}-][.\u3002\uff0e](?:com|net|org|info|io|co|app|shop|store|me|us|biz|online|site|link|xyz)\b/iu;

/** The first name of a member; one that is kept as it was stays. */
export function requireOwnName(firstName: string, former: string | null): void {
  if (firstName !== former && isOneOfOurs(firstName)) throw invalid('firstName', ownNameMessage);
}

/** The name of a shop; one that is kept as it was stays. */
export function requireOwnShopName(name: string, former: string | null): void {
  if (name === former) return;
  if (claims(name, anyShopRole)) throw invalid('shopName', ownShopNameMessage);
  if (webAddress.test(name)) throw invalid('shopName', noLinkMessage);
}
