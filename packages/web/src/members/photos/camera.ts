export type CameraAnswer =
  | { readonly kind: 'open'; readonly stream: MediaStream }
  | { readonly kind: 'denied' }
  | { readonly kind: 'cancelled' };

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1600 } },
};

/** The prompt was dismissed without an answer. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || /dismissed/i.test(error.message));

export async function openCamera(): Promise<CameraAnswer> {
  try {
    return { kind: 'open', stream: await navigator.mediaDevices.getUserMedia(constraints) };
  } catch (error) {
    return { kind: isCancelled(error) ? 'cancelled' : 'denied' };
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Ended by something other than this page. */
export const hasEnded = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some(({ readyState }) => readyState === 'ended');

export function onCameraEnd(stream: MediaStream, listener: () => void, signal: AbortSignal): void {
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', listener, { signal });
}
