import { seconds } from '@nestmates/domain/shared/time.ts';

const timeoutMs = seconds(30);

/** A connection that is held open and never answered on is as good as a lost one, and fails as one. */
export async function fetchWithTimeout(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new TypeError('The server took too long to answer', { cause: error });
    throw error;
  }
}
