/** The forms of secrets that services hand out. Written so that this file matches none of them itself. */
const knownForms = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a Stripe key', /\b[sr]k_(?:live|test)_[0-9A-Za-z]{20,}\b/],
  ['a Stripe webhook secret', /\bwhsec_[0-9A-Za-z+/]{24,}/],
  ['an OpenAI or Anthropic key', /\bsk-(?:proj-|ant-)?[0-9A-Za-z_-]{32,}/],
  ['a GitHub token', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40,})/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['a Slack token', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a signed token', /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{20,}/],
];

/** A value that is assigned to a name of a secret, or stands in an address as its password. */
const assignments = [
  /(?:secret|token|passw(?:or)?d|pwd|api_?key|private_?key|access_?key|credentials?)\w*['"]?\s*(?:[:=]|=>)\s*['"`]?([\w+/=.~-]{16,})/gi,
  /\b\w+:\/\/[^\s:/@'"`]+:([^\s:/@'"`$]{12,})@/g,
];

/** Shannon's entropy, in bits a character: words have up to 3.5, random letters and digits more than 4. */
function entropy(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => {
    const share = count / text.length;
    return bits - share * Math.log2(share);
  }, 0);
}

/** Names and code have few digits; what a generator makes has digits and letters of both cases, or is hexadecimal. */
const looksRandom = (text) =>
  (/^[0-9a-f]{32,}$/i.test(text) && entropy(text) >= 3) ||
  (/\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && entropy(text) > 3.8);

const lineOf = (content, index) => content.slice(0, index).split('\n').length;

/** The secrets in a text, as `line: what`. The secret itself is not repeated. */
export function secretsIn(content) {
  const known = knownForms.flatMap(([what, form]) => {
    const found = form.exec(content);
    return found ? [`${lineOf(content, found.index)}: ${what} does not belong into the repository`] : [];
  });
  const assigned = assignments.flatMap((assignment) =>
    [...content.matchAll(assignment)]
      .filter(([, value]) => looksRandom(value))
      .map(({ index }) => `${lineOf(content, index)}: this looks like a secret`),
  );
  return [...known, ...assigned];
}
