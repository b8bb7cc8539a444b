import { createEnvironment } from './environment.ts';
import type { Figure } from './figure.ts';
import { calendarFeedFigures } from './figures/calendar-feed.ts';
import { fairnessFigures } from './figures/fairness.ts';
import { lighthouseFigures } from './figures/lighthouse.ts';
import { liveFigures } from './figures/live.ts';
import { marketplaceFigures } from './figures/marketplace.ts';
import { matchingFigures } from './figures/matching.ts';
import { pageFigures } from './figures/pages.ts';
import { photoBurstFigures } from './figures/photo-bursts.ts';
import { photoFigures } from './figures/photos.ts';
import { processFigures } from './figures/process.ts';
import { readFigures } from './figures/reads.ts';
import { transportFigures } from './figures/transports.ts';
import { formatRow, writeReport } from './report.ts';
import type { Row } from './report-lines.ts';

const figures: readonly Figure[] = [
  ...readFigures,
  ...matchingFigures,
  ...marketplaceFigures,
  ...fairnessFigures,
  ...calendarFeedFigures,
  ...liveFigures,
  ...transportFigures,
  ...processFigures,
  ...pageFigures,
  ...lighthouseFigures,
  ...photoFigures,
  ...photoBurstFigures,
];

function chosen(names: readonly string[]): readonly Figure[] {
  const unknown = names.find((name) => !figures.some((figure) => figure.name === name));
  if (unknown) {
    process.stderr.write(
      `There is no figure ${unknown}; there are: ${figures.map(({ name }) => name).join(', ')}.\n`,
    );
    process.exit(1);
  }
  return names.length === 0 ? figures : figures.filter(({ name }) => names.includes(name));
}

const wanted = chosen(process.argv.slice(2));
const environment = await createEnvironment();
const rows: Row[] = [];
try {
  for (const figure of wanted) {
    const row = { figure, measured: await figure.measure(environment) };
    rows.push(row);
    process.stdout.write(`${formatRow(row)}\n`);
  }
} finally {
  await environment.close();
  if (process.env.BENCH_REPORT !== 'no') await writeReport(figures, rows);
}
