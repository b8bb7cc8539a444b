/**
 * Mail clients turn every web and e-mail address into a link, in the text and in the HTML part. What a member
 * typed must not lead anywhere, so the characters that make a word an address are replaced: the slashes after
 * a scheme, the @, and a dot (or another full stop that browsers read as one) that letters follow at once.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replace(/:\/+/g, ' ')
    .replace(/[@\uff20\ufe6b]/g, ' at ')
    .replace(/[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{Cf}])/gu, ' ');
