import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { startProgram } from '../../testing/program.ts';
import { atMost, type Figure } from '../figure.ts';
import { communityOf, type SignedInMember } from '../matching/community.ts';

const members = 10_000;
const photosAtOnce = 12;
const bursts = 2;

const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function upload(origin: string, { cookie }: SignedInMember, photo: Uint8Array<ArrayBuffer>) {
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

export const photoBurstFigures: readonly Figure[] = [
  {
    name: 'photo-bursts',
    what: `memory resident, at most, during ${bursts} bursts of ${photosAtOnce} photos of 12 megapixels`,
    target: '≤ 350 MB',
    async measure(environment) {
      const { databaseUrl, signIn } = await communityOf(environment, members);
      const server = await startProgram({
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      });
      const photo = new Uint8Array(await sample.phonePhoto());
      const callers = await signIn(photosAtOnce);
      const peaks: number[] = [];
      for (let burst = 0; burst < bursts; burst += 1) {
        const uploads = callers.map((caller) => upload(server.origin, caller, photo));
        peaks.push(await peakDuring(server.pid, Promise.all(uploads)));
      }
      await server.stop();
      const shown = peaks.map((megabytes) => megabytes.toFixed(0)).join(', then ');
      return atMost(Math.max(...peaks), 350, `${shown} MB`);
    },
  },
];
