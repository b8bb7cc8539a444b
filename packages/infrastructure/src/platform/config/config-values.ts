import * as z from 'zod/mini';

export const wholeNumber = (from: number, to: number, message: string) =>
  z.pipe(
    z
      .string()
      .check(z.refine((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, message)),
    z.transform(Number),
  );

export const url = (message: string, ...protocols: string[]) =>
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message));

export const httpUrl = (name: string) => url(`${name} must be an http or https address`, 'http:', 'https:');
export const flag = (name: string) =>
  z.pipe(
    z.enum(['true', 'false'], `${name} must be true or false`),
    z.transform((text) => text === 'true'),
  );

export const emailList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((part) => /^\S+@\S+$/.test(part.trim())),
        'ADMIN_EMAILS must be e-mail addresses, separated by commas',
      ),
    ),
  z.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
);

export const countryList = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\s*[A-Z]{2}\s*(,\s*[A-Z]{2}\s*)*$/,
        'CARD_COUNTRIES must be countries of two capital letters, such as US, separated by commas',
      ),
    ),
  z.transform((text) => text.split(',').map((part) => part.trim())),
);

export const hostList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          text
            .split(',')
            .every((part) =>
              /^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|https?:\/\/[a-z0-9.:-]+)$/.test(part.trim()),
            ),
        'PUSH_HOSTS must be hosts or origins, separated by commas',
      ),
    ),
  z.transform((text) => text.split(',').map((part) => part.trim())),
);

const maxPriceCents = 999_999;
export const price = (name: string) =>
  wholeNumber(50, maxPriceCents, `${name} must be a price in whole cents, from 50 to ${maxPriceCents}`);

const encryptionKey = /^(?!db:)([a-z0-9-]{1,20}):([A-Za-z0-9_-]{43})$/;

/** Each with the name that stands beside what it has encrypted. */
export const encryptionKeys = z.pipe(
  z.string().check(
    z.refine((text) => {
      const ids = text.split(',').map((part) => encryptionKey.exec(part.trim())?.[1]);
      return !ids.includes(undefined) && new Set(ids).size === ids.length;
    }, 'ENCRYPTION_KEYS must be keys such as 2026:<32 bytes in base64url>, each with a name of its own, separated by commas'),
  ),
  z.transform((text) =>
    text.split(',').map((part) => {
      const [id = '', key = ''] = part.trim().split(':');
      return { id, key };
    }),
  ),
);

export const share = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, `${name} must be a share from 0 to 1, such as 0.1`)),
    z.transform(Number),
  );

/** `name=value`, as OpenTelemetry writes the headers of an exporter. */
const header = /^\s*([A-Za-z0-9-]+)\s*=\s*((?:[^,%]|%[0-9A-Fa-f]{2})+?)\s*$/;

function isHeader(part: string): boolean {
  const [, , value = '%'] = header.exec(part) ?? [];
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

export const headerList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every(isHeader),
        'OTEL_EXPORTER_OTLP_HEADERS must be headers such as authorization=Bearer <token>, separated by commas',
      ),
    ),
  z.transform(
    (text): Readonly<Record<string, string>> =>
      Object.fromEntries(
        text.split(',').map((part) => {
          const [, name = '', value = ''] = header.exec(part) ?? [];
          return [name.toLowerCase(), decodeURIComponent(value)];
        }),
      ),
  ),
);

/** Addresses of one cluster: a user, a password and TLS are the same at all of them. */
function isOneCluster(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => URL.canParse(part))) return false;
  const ways = parts
    .map((part) => new URL(part))
    .map(({ protocol, username, password }) => [protocol, username, password].join(' '));
  return /^(nats|tls):/.test(ways[0] ?? '') && new Set(ways).size === 1;
}

export const natsServers = z
  .string()
  .check(
    z.refine(
      isOneCluster,
      'NATS_URL must be nats:// or tls:// addresses with one user and password, separated by commas',
    ),
  );
