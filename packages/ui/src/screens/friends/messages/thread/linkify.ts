export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly at: number };

const urlPattern = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation at the end belongs to the sentence. */
const sentenceEnd = /[.,;:!?…]+$/;

function withoutPunctuation(found: string): string {
  const text = found.replace(sentenceEnd, '');
  const opened = text.split('(').length;
  const closed = text.split(')').length;
  return text.endsWith(')') && closed > opened ? withoutPunctuation(text.slice(0, -1)) : text;
}

function safeHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href, username, password } = new URL(text);
  // A user name in a URL is mostly used to imitate another site.
  return (protocol === 'https:' || protocol === 'http:') && !username && !password ? href : undefined;
}

/** Splits a text into plain text and http(s) links; no other scheme becomes a link. */
export function linkify(text: string): readonly TextPart[] {
  const pieces: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const shown = withoutPunctuation(found);
    const href = safeHref(shown);
    if (href === undefined) continue;
    if (index > from) pieces.push({ kind: 'text', text: text.slice(from, index) });
    pieces.push({ kind: 'link', text: shown, href, at: index });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}
