import { seconds } from '@nestmates/domain/platform/shared/time.ts';

const timeoutMs = seconds(30);

/** A request without a response fails like one without a network. */
export async function fetchWithTimeout(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new TypeError('The server took too long to answer', { cause: error });
    throw error;
  }
}
