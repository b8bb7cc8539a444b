/** Letters of other scripts, small capitals and signs by the Latin letter that they are read as. */
const readAs: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ@4',
  b: 'ьвβʙ8',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεєᴇ3',
  f: 'ꜰғ',
  g: 'ɡɢ9',
  h: 'һнʜ',
  k: 'кκᴋ',
  l: 'iіιıɪļłʟӏ1!|',
  m: 'мμᴍ',
  n: 'пηɴ',
  o: 'оοσօᴏ0',
  p: 'рρᴘ',
  r: 'гʀ',
  s: 'ѕꜱ$5',
  t: 'тτᴛ7',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ2',
};

const latin = new Map(
  Object.entries(readAs).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
);

/**
 * A text as somebody reads it who looks at it for a moment: without accents and upper case, with one letter for
 * those that look alike, "rn" for "m", and a letter that is repeated once. Two texts that are read alike are equal.
 */
export const readAlike = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
    (letter) => latin.get(letter) ?? letter,
  )
    .join('')
    .replace(/rn/g, 'm')
    .replace(/(\p{L})\1+/gu, '$1');
