import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { pathOf } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';

const timeoutMs = minutes(2);

/** Two photos take longer than other calls. */
export async function sendSelfies(first: Blob, second: Blob): Promise<SelfieCheckView> {
  const form = new FormData();
  form.append('first', first, 'first.jpg');
  form.append('second', second, 'second.jpg');
  const response = await fetch(pathOf('post /api/selfie-checks'), {
    method: 'POST',
    body: form,
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.json();
}
