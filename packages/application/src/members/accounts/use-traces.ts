import { isPublicAddress } from '@nestmates/domain/platform/access/public-address.ts';
import type { UsedFrom } from '../../platform/access/session.ts';
import type { KeyedDigests } from '../../platform/shared/ports.ts';

/** Keyed digests of the browser and the network that somebody uses, by which two are taken for one. */
export async function useTraces(
  digests: KeyedDigests,
  { browserToken, from }: UsedFrom,
): Promise<{ readonly browser: string | null; readonly traces: readonly string[] }> {
  const browser = browserToken ? await digests.digest('browser', browserToken) : null;
  const network = from && isPublicAddress(from) ? await digests.digest('address', from) : null;
  return { browser, traces: [browser, network].filter((trace) => trace !== null) };
}
