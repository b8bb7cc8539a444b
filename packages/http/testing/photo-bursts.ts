import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';

export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function upload(origin: string, cookie: string, photo: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const reply = await fetch(`${origin}/api/profile/upload-photo`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`The upload was answered ${reply.status}: ${answer}`);
}

/** The most that is resident from the beginning until `work` is done. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let [most, done] = [0, false];
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    most = Math.max(most, residentMegabytes(pid));
    await Promise.race([ended, pause(50)]);
  }
  await ended;
  return most;
}

/** What most is resident, in megabytes, during each burst, in which all callers send a photo of 12 megapixels at once. */
export async function peaksOfBursts(
  { pid, origin }: { readonly pid: number; readonly origin: string },
  cookies: readonly string[],
  bursts: number,
): Promise<readonly number[]> {
  const photo = new Uint8Array(await sample.phonePhoto());
  const peaks: number[] = [];
  for (let burst = 0; burst < bursts; burst += 1) {
    const uploads = cookies.map((cookie) => upload(origin, cookie, photo));
    peaks.push(await peakDuring(pid, Promise.all(uploads)));
  }
  return peaks;
}
