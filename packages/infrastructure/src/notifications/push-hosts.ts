/**
 * Where the server may be sent to. A subscription is an address that a client made up as far as we know,
 * so only the push services by name are called: no address of a network of ours can be among them.
 */
export type IsAllowedEndpoint = (endpoint: string) => boolean;

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** A pattern is a host, `*.` and the end of a host, or a whole origin, which is how tests name their own. */
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
