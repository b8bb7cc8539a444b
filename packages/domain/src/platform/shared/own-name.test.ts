import { describe, expect, it } from 'vitest';
import { isOneOfOurs, requireOwnName, requireOwnShopName } from './own-name.ts';

describe('a name', () => {
  it.each([
    'Nestmates',
    'nestmate',
    'Nest Mates',
    'NestMates Help',
    'The Nestmates',
    'Nеstmаtеs',
    'Nestmatés',
    'ＮＥＳＴＭＡＴＥＳ',
    'N e s t m a t e s',
    'Nestrnates',
    'Admin',
    'ADMIN',
    'Аdmіn',
    'Αdmin',
    'ᴀᴅᴍɪɴ',
    'Adrnin',
    'Admiin',
    'A d m i n',
    'A. D. M. I. N.',
    'Ad-min',
    'Ana Admin',
    'Anna Support',
    'Support',
    'Suppоrt Team',
    'Supportteam',
    'Moderator',
    'Mods',
    'Official Ana',
    'Customer Service',
    'Staff',
    'Help Desk',
    'Verified Mom',
    'Admln',
  ])('is not a member’s own: %s', (name) => {
    expect(isOneOfOurs(name)).toBe(true);
    expect(() => requireOwnName(name, 'Ana')).toThrow(
      expect.objectContaining({ details: { issues: [expect.objectContaining({ path: 'firstName' })] } }),
    );
  });

  it.each([
    'Ana',
    'Tea',
    'Tia M.',
    'Adina',
    'Admira',
    'Ada Mina',
    'Modesty',
    'Ofelia',
    'Bernadette',
    'Nesta',
    'Ernestine',
    'Mate',
    'Trust',
    'Stafford',
    'Helpa',
    'Мария',
    'Ελένη',
    '美咲',
    'Zoë',
    'Mary-Jane',
    "D'Arcy",
    'J. R.',
    'Anne Helene',
  ])('is a member’s own: %s', (name) => {
    expect(() => requireOwnName(name, null)).not.toThrow();
  });

  it('that was there before the rule stays until it is changed', () => {
    expect(() => requireOwnName('Admin', 'Admin')).not.toThrow();
    expect(() => requireOwnName('Admin A.', 'Admin')).toThrow();
    expect(() => requireOwnShopName('Official Toys', 'Official Toys')).not.toThrow();
  });
});

describe('the name of a shop', () => {
  it.each([
    'Nestmates Official',
    'The N3stmat3s Shop',
    'Nest-Mates Toys',
    '0fficial Toys',
    'Admin Toys',
    'Toys evil.com',
    'www.evil',
    'https://evil.example/toys',
    'ana@evil',
  ])('is refused: %s', (name) => {
    expect(() => requireOwnShopName(name, null)).toThrow(
      expect.objectContaining({ details: { issues: [expect.objectContaining({ path: 'shopName' })] } }),
    );
  });

  it.each([
    'Little Acorns',
    'Mud & Magic',
    'Studio 54',
    'Team Mom',
    'Doula Services',
    'Co. Cardigans',
    'St. Ives',
  ])('is allowed: %s', (name) => {
    expect(() => requireOwnShopName(name, null)).not.toThrow();
  });
});
