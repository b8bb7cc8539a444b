// The demo's faces: those of the named members first, then those that generated members share.
/**
 * @typedef {import('./face.mjs').Face & {
 *   readonly ground: string,
 *   readonly child?: import('./face.mjs').Face,
 *   readonly near?: true,
 *   readonly turned?: true,
 * }} DemoFace with a child beside the mother, from nearer, or looking the other way
 */

/** @type {(ground: string, head: string, face: string, skin: string, garment: string, ink: string, more?: Partial<DemoFace>) => DemoFace} */
const face = (ground, head, face, skin, garment, ink, more = {}) => ({
  ground,
  head,
  face,
  skin,
  garment,
  ink,
  ...more,
});

/** @type {(head: string, garment: string, like: DemoFace) => import('./face.mjs').Face} */
const childOf = (head, garment, { skin, ink, hair }) => ({
  head,
  face: 'smile',
  skin,
  garment,
  ink,
  hair: hair ?? ink,
});

/** @type {(head: string, garment: string, mother: DemoFace) => DemoFace} */
const withChild = (head, garment, mother) => ({ ...mother, child: childOf(head, garment, mother) });

/** @type {Readonly<Record<string, DemoFace>>} */
export const demoFaces = {
  ana: face('honey', 'longCurly', 'smile', 'd09a73', '4f6b72', '33201c'),
  bea: face('mist', 'bun', 'smile', 'e8bd9c', '9c3a4b', '5a2f20'),
  cleo: face('clay', 'cornrows2', 'cute', '8a5a3e', 'd8b15a', '2a1815'),
  dana: face('lichen', 'dreads2', 'calm', '8f5d40', 'd8b15a', '2a1815'),
  ada: face('oat', 'mediumStraight', 'smile', 'efcbae', '40607a', '3a2b28', { glasses: 'glasses2' }),
  sol: face('sage', 'medium1', 'smile', 'd6a27a', '7c2b41', '3b221b'),

  'cedar-1': face('clay', 'afro', 'smile', '7a4a33', '5f7f6d', '261513'),
  'cedar-2': face('sand', 'bun', 'calm', '6e4330', '9c3a4b', '231412'),
  'cedar-3': face('fern', 'longAfro', 'smile', '8f5d40', 'c9553c', '2a1714'),
  'cedar-4': face('rose', 'bun2', 'cute', '7e4e36', '40607a', '2a1714', { glasses: 'glasses' }),
  'cedar-5': face('honey', 'dreads1', 'smile', '855239', '6d7f55', '271513'),
  'cedar-6': face('mist', 'cornrows', 'calm', '74462f', 'd9a441', '251413'),
  'cedar-7': face('oat', 'bantuKnots', 'smile', '7a4a33', 'c46b4e', '241412', { turned: true }),
  'cedar-8': face('heather', 'twists2', 'cute', '74462f', 'd8b15a', '251413', { near: true }),
  'cedar-9': face('blush', 'twists', 'smile', '8a5a3e', '7c2b41', '2a1815', { glasses: 'glasses2' }),
  'cedar-10': face('sage', 'cornrows2', 'smile', '6e4330', 'd9a441', '231412', { turned: true }),
  'cedar-11': face('peach', 'longAfro', 'calm', '7a4a33', '3f6a5a', '241412', { turned: true }),
  'cedar-daughter-1': withChild(
    'afro',
    'd9a441',
    face('peach', 'twists', 'smile', '8a5a3e', '3f6a5a', '2a1815'),
  ),
  'cedar-gray-1': face('mist', 'grayShort', 'smile', '7a4a33', '9c3a4b', '2a1815', { hair: 'b9b0a8' }),
  'cedar-gray-2': face('honey', 'grayBun', 'calm', '6e4330', '4f6b72', '241412', {
    hair: 'a39a93',
    glasses: 'glasses',
  }),

  'amber-1': face('peach', 'hijab', 'calm', 'c9966e', '9c3a4b', '4a1f2a'),
  'amber-2': face('heather', 'long', 'smile', 'b87f58', 'c46b4e', '2b1a18'),
  'amber-3': face('sage', 'hijab', 'smile', 'dcae88', '40607a', '22354a'),
  'amber-4': face('clay', 'medium3', 'smile', 'bd855d', '3f6a5a', '2c1b18'),
  'amber-5': face('mist', 'mediumBangs3', 'cute', 'c68f67', '7c2b41', '2f1c19'),
  'amber-6': face('oat', 'bun', 'calm', 'b27a54', 'd9a441', '2a1916', { glasses: 'glasses2' }),
  'amber-7': face('rose', 'turban', 'smile', 'c68f67', '5f7f6d', '33201c', { turned: true }),
  'amber-8': face('lichen', 'medium1', 'cute', 'bd855d', 'd9a441', '2c1b18', { near: true }),
  'amber-9': face('honey', 'longBangs', 'calm', 'c9966e', '40607a', '2b1a18', { turned: true }),
  'amber-10': face('blush', 'hijab', 'cute', 'b27a54', '5f7f6d', '2c4a48', { near: true }),
  'amber-11': face('fern', 'medium2', 'smile', 'b87f58', '9c3a4b', '2a1916', { glasses: 'glasses' }),
  'amber-daughter-1': withChild(
    'buns',
    'c9553c',
    face('sand', 'longBangs', 'smile', 'b87f58', '40607a', '2b1a18'),
  ),
  'amber-gray-1': face('heather', 'grayBun', 'smile', 'bd855d', '9c3a4b', '3a2420', { hair: 'b3a9a1' }),

  'willow-1': face('blush', 'mediumBangs', 'smile', 'efcfb0', '3f6a5a', '231a1d'),
  'willow-2': face('fern', 'bangs', 'calm', 'ebc6a3', '9c3a4b', '261c1e', { hair: '3a2a2c' }),
  'willow-3': face('sand', 'mediumStraight', 'smile', 'f0d2b4', '5f7f6d', '221a1c'),
  'willow-4': face('heather', 'longBangs', 'cute', 'eac39f', 'c9553c', '241b1d'),
  'willow-5': face('lichen', 'long', 'smile', 'eecbaa', 'd9a441', '241b1d', { glasses: 'glasses2' }),
  'willow-6': face('peach', 'bun', 'smile', 'efcfb0', '40607a', '231a1d', { turned: true }),
  'willow-7': face('honey', 'short4', 'calm', 'f0d2b4', '6d7f55', '221a1c', { hair: '3a2a2c', near: true }),
  'willow-8': face('rose', 'mediumBangs3', 'smile', 'ebc6a3', '4f6b72', '241b1d', { glasses: 'glasses' }),
  'willow-9': face('sage', 'medium1', 'cute', 'eac39f', '9c3a4b', '231a1d', { near: true }),
  'willow-10': face('clay', 'mediumStraight', 'calm', 'efcfb0', 'd9a441', '221a1c', { turned: true }),
  'willow-daughter-1': withChild(
    'bangs',
    'd9a441',
    face('mist', 'medium3', 'smile', 'ebc6a3', '9c3a4b', '261c1e'),
  ),
  'willow-gray-1': face('oat', 'grayMedium', 'smile', 'eecbaa', '40607a', '3a2e2e', {
    hair: 'b8b0ab',
    glasses: 'glasses2',
  }),

  'olive-1': face('rose', 'longBangs', 'smile', 'd9a67e', '3f6a5a', '36211b'),
  'olive-2': face('mist', 'medium3', 'calm', 'dba983', 'c46b4e', '3d241b'),
  'olive-3': face('fern', 'bun2', 'smile', 'cf9a72', '9c3a4b', '3a221b'),
  'olive-4': face('honey', 'mediumBangs2', 'cute', 'd4a078', '40607a', '3a231c', { hair: '4a2c20' }),
  'olive-5': face('peach', 'longCurly', 'calm', 'c98f68', '6d7f55', '3e211a', { glasses: 'glasses' }),
  'olive-6': face('sage', 'medium1', 'cute', 'dba983', 'd9a441', '3a221b', { turned: true }),
  'olive-7': face('lichen', 'buns', 'smile', 'd4a078', '7c2b41', '3e211a', { near: true }),
  'olive-8': face('heather', 'bun', 'smile', 'd9a67e', '4f6b72', '36211b', { glasses: 'glasses2' }),
  'olive-9': face('sand', 'long', 'calm', 'cf9a72', '5f7f6d', '3a221b', { turned: true }),
  'olive-10': face('clay', 'mediumStraight', 'smile', 'dba983', '9c3a4b', '3d241b', { near: true }),
  'olive-11': face('blush', 'longCurly', 'smile', 'd4a078', 'c46b4e', '3e211a', { turned: true }),
  'olive-daughter-1': withChild(
    'longCurly',
    '5f7f6d',
    face('oat', 'long', 'smile', 'cf9a72', 'c9553c', '36211b'),
  ),
  'olive-gray-1': face('fern', 'grayBun', 'smile', 'd9a67e', '7c2b41', '4a332c', { hair: 'ada39b' }),

  'birch-1': face('sage', 'medium3', 'smile', 'f0cdb2', 'b5452c', '7a3b22'),
  'birch-2': face('rose', 'bangs2', 'calm', 'f3d3bb', '4f6b72', 'a8682f', { hair: 'c98b4e' }),
  'birch-3': face('oat', 'bun', 'smile', 'eec6a6', '5f7f6d', '94472a'),
  'birch-4': face('mist', 'mediumBangs2', 'cute', 'f1d0b7', '7c2b41', '8a5a2e', { hair: 'b9854a' }),
  'birch-5': face('peach', 'longBangs', 'smile', 'ecc3a4', '3f6a5a', '4a2a20'),
  'birch-6': face('heather', 'mediumBangs3', 'calm', 'f2d2ba', 'd9a441', '6b3a22', { glasses: 'glasses2' }),
  'birch-7': face('sand', 'buns', 'cute', 'f0cdb2', '40607a', '8a4a2a', { hair: 'b0532c', turned: true }),
  'birch-8': face('blush', 'short4', 'smile', 'f0cdb2', '6d7f55', '6b4327', { hair: 'b0723a', near: true }),
  'birch-9': face('fern', 'longCurly', 'smile', 'eec6a6', '40607a', '8a4a2a'),
  'birch-10': face('honey', 'medium2', 'calm', 'f1d0b7', '9c3a4b', '6b3a22', { turned: true }),
  'birch-11': face('clay', 'mediumStraight', 'smile', 'f3d3bb', '3f6a5a', 'a2622e', { glasses: 'glasses' }),
  'birch-12': face('lichen', 'bun2', 'cute', 'ecc3a4', 'c46b4e', '5a2e1e', { near: true }),
  'birch-13': face('sage', 'long', 'smile', 'f0cdb2', '7c2b41', '94472a', { turned: true }),
  'birch-14': face('peach', 'medium1', 'calm', 'eec6a6', '4f6b72', '4a2a20'),
  'birch-daughter-1': withChild(
    'mediumBangs2',
    'd9a441',
    face('fern', 'long', 'smile', 'eec6a6', '9c3a4b', '5a3323'),
  ),
  'birch-daughter-2': withChild(
    'buns',
    '7c2b41',
    face('clay', 'bangs', 'smile', 'f1d0b7', '4f6b72', '94472a', { hair: 'b9854a' }),
  ),
  'birch-gray-1': face('lichen', 'grayMedium', 'smile', 'ecc8ab', '9c3a4b', '5a4038', {
    hair: 'a59a92',
    glasses: 'glasses',
  }),
  'birch-gray-2': face('mist', 'grayBun', 'calm', 'f0cdb2', '5f7f6d', '5a4038', { hair: 'b8aea6' }),
  'birch-gray-3': face('sand', 'grayShort', 'smile', 'f2d2ba', '40607a', '5f463d', {
    hair: 'c3bab3',
    near: true,
  }),
  'birch-gray-4': face('rose', 'grayMedium', 'calm', 'eec6a6', 'd9a441', '5a4038', {
    hair: 'b0a59d',
    turned: true,
  }),
};
