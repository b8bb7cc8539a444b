import type { ConnectionOptions } from '@nats-io/transport-node';

/** The client takes host and port of an address alone; user and password go beside them, and TLS is asked for. */
export function natsOptions(addresses: string): ConnectionOptions & { readonly servers: readonly string[] } {
  const urls = addresses.split(',').map((address) => new URL(address.trim()));
  const [first] = urls;
  return {
    servers: urls.map(({ host }) => host),
    ...(first?.username && {
      user: decodeURIComponent(first.username),
      pass: decodeURIComponent(first.password),
    }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
  };
}
