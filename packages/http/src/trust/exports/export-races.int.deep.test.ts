import { askForExport } from '../../../testing/export-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';

/** Four taps, on two pages. */
async function askedAtOnce({ server, ana, one, two }: Round): Promise<boolean> {
  const replies = await Promise.all([one, two, one, two].map((process) => askForExport(ana.at(process))));
  const statuses = replies.map(({ status }) => status).toSorted();
  const exports = await server.knex('exports').where({ memberId: ana.id });
  return statuses.join() === '200,429,429,429' && exports.length === 1;
}

raceInTwoProcesses({ askedAtOnce }, new URL('../../../testing/naive/naive-exports.ts', import.meta.url));
