import type { Api } from '@nestmates/application/api.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { filledPath } from '../../platform/api/call.ts';
import type { AnswerOf } from '../../platform/api/endpoints.ts';
import { ApiError } from '../../platform/api/errors.ts';

export interface Sending {
  readonly signal: AbortSignal;
  onProgress(percent: number): void;
}

/** The calls that take one photo. */
type UploadName =
  | 'post /api/profile/upload-photo'
  | 'post /api/marketplace/upload-photo'
  | 'post /api/orders/:id/photos';
const field: Api[UploadName]['upload']['field'] = 'photo';
const timeoutMs = minutes(1);

/** XMLHttpRequest, because fetch reports no upload progress. */
export function uploadPhoto<Name extends UploadName>(
  name: Name,
  photo: Blob,
  { signal, onProgress }: Sending,
  params: Readonly<Record<string, unknown>> = {},
): Promise<AnswerOf<Name>> {
  const form = new FormData();
  form.append(field, photo, 'photo.jpg');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', filledPath(name, params));
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status === 200) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText, statusText));
    };
    request.onerror = () => reject(new Error('The network failed'));
    request.ontimeout = () => reject(new Error('The upload took too long'));
    request.onabort = () => reject(signal.aborted ? signal.reason : new Error('The network failed'));
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    // Some browsers keep waiting for a response while offline.
    addEventListener('offline', stop);
    request.onloadend = () => removeEventListener('offline', stop);
    request.send(form);
  });
}
