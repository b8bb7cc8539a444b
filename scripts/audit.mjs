import { environment, runCaptured } from './run.mjs';

const limit = 'high';

/** What npm found, as its report in JSON; undefined where the registry answers no audits. */
function reportIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.metadata?.vulnerabilities && report;
  } catch {
    return undefined;
  }
}

export function vulnerabilitiesIn(output) {
  const report = reportIn(output);
  if (!report) return { code: 0, output: '', note: 'the registry does not answer audits' };
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    [limit, 'critical'].includes(severity),
  );
  return {
    code: severe.length > 0 ? 1 : 0,
    output: severe.map(({ name, severity, range }) => `${name} ${range}: ${severity}\n`).join(''),
  };
}

/** The known vulnerabilities of the dependencies. A registry that does not answer is no failure of ours. */
export async function audit() {
  const asking = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await runCaptured(asking, { program: 'npm', env: environment });
  return vulnerabilitiesIn(output);
}
