/**
 * The hosts the server may call. The URL of a subscription comes from a client, so only known push services
 * are allowed; the server can therefore not be made to call internal addresses.
 */
export type IsAllowedEndpoint = (endpoint: string) => boolean;

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** A pattern is a host, `*.` and a domain, or a complete origin, which tests use. */
export const allowedHosts =
  (patterns: readonly string[]): IsAllowedEndpoint =>
  (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, host, origin, port, username, password } = new URL(endpoint);
    if (username || password) return false;
    if (patterns.includes(origin)) return true;
    return (
      protocol === 'https:' && port === '' && host === hostname && patterns.some((p) => matches(hostname, p))
    );
  };
