import { peaksOfBursts } from '../../testing/photo-bursts.ts';
import { startProgram } from '../../testing/program.ts';
import { atMost, type Figure } from '../figure.ts';
import { communityOf } from '../matching/community.ts';

const members = 10_000;
const photosAtOnce = 12;
const bursts = 2;

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
      const callers = await signIn(photosAtOnce);
      const cookies = callers.map(({ cookie }) => cookie);
      const peaks = await peaksOfBursts(server, cookies, bursts);
      await server.stop();
      const shown = peaks.map((megabytes) => megabytes.toFixed(0)).join(', then ');
      return atMost(Math.max(...peaks), 350, `${shown} MB`);
    },
  },
];
