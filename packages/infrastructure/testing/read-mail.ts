export interface ReadMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The content types, from the outermost to the innermost. */
  readonly types: readonly string[];
  /** The user that the sender authenticated as. */
  readonly user: string | undefined;
}

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const words = /=\?utf-8\?([QB])\?([^?]*)\?=(?:\s+(?==\?))?/gi;

const readable = (header: string): string =>
  Buffer.concat(
    header.split(/(=\?utf-8\?[QB]\?[^?]*\?=(?:\s+(?==\?))?)/i).map((part) => {
      const [, how, text = ''] = new RegExp(words.source, 'i').exec(part) ?? [];
      if (!how) return Buffer.from(part);
      return how.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromQuoted(text.replaceAll('_', ' '));
    }),
  ).toString('utf8');

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: raw.slice(end + 4), type: headers.get('content-type') ?? '' };
}

type Part = ReturnType<typeof split>;

function content({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuoted(body)
        : Buffer.from(body);
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

/** Whatever has parts, followed by them. */
function partsOf(whole: Part): readonly Part[] {
  const boundary = whole.type.match(/boundary="?([^";]+)/)?.[1];
  if (boundary === undefined) return [whole];
  const inner = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  return [whole, ...inner.flatMap(partsOf)];
}

/** Parses an e-mail as a mail program does, limited to what our own e-mails contain. */
export function readMail(raw: string, user: string | undefined): ReadMail {
  const whole = split(raw);
  const { headers } = whole;
  const parts = partsOf(whole);
  const part = (kind: string) => parts.filter((one) => one.type.startsWith(kind)).map(content)[0] ?? '';
  return {
    from: readable(headers.get('from') ?? ''),
    to: headers.get('to') ?? '',
    subject: readable(headers.get('subject') ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
    types: parts.map(({ type }) => type.split(';')[0] ?? ''),
    user,
  };
}
