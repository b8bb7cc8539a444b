import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './repository.mjs';

const folder = join(root, 'deploy', 'observability');
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
const alerts = parse(read('alerts.yml')).groups.flatMap(({ rules }) => rules);
const tests = parse(read('alerts.test.yml')).tests;
const dashboards = readdirSync(join(folder, 'dashboards')).map((name) =>
  JSON.parse(read('dashboards', name)),
);
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
];
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Metrics of exporters, and of `prom-client` about the process. */
const ofOthers = /^(up|pg_|node_filesystem_|probe_|process_|nodejs_)/;
const functions =
  /^(sum|max|absent|rate|topk|histogram_quantile|time|by|on|and|instance|le|status|route|outcome|state|job|fstype|\d.*)$/;

const metricsIn = (expression) =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .split(/[^a-z0-9_]+/)
    .filter((word) => word && !functions.test(word));

/** Names that a metric has in the sources, without what Prometheus adds to a histogram's. */
const named = (metric) => metric.replace(/_(bucket|count|sum)$/, '');
const code = join(root, 'packages', 'http', 'src');
const sources = [
  ...readdirSync(code, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => join(code, path)),
  join(root, 'deploy', 'backup.sh'),
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const asked = [
  {
    what: 'are raised, and not raised, as their tests say',
    given: ['test', 'rules', join(folder, 'alerts.test.yml')],
    answers: 'SUCCESS',
  },
  {
    what: 'are scraped by a configuration that Prometheus takes',
    given: ['check', 'config', join(folder, 'prometheus.yml')],
    answers: 'is valid prometheus config',
  },
];

describe('alerts and dashboards', () => {
  it('ask for metrics that there are', () => {
    const names = [...new Set(expressions.flatMap(metricsIn))].filter((metric) => !ofOthers.test(metric));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((metric) => !sources.includes(named(metric)))).toEqual([]);
  });

  it.each(alerts)('$alert has a page that says what to do', ({ alert, annotations }) => {
    const [page, anchor] = annotations.runbook.split('#');
    expect(existsSync(join(root, page))).toBe(true);
    expect(readFileSync(join(root, page), 'utf8')).toContain(`\n## ${alert}\n`);
    expect(anchor).toBe(alert.toLowerCase());
  });

  it.each(alerts)('$alert is tried where it is raised and where it is not', ({ alert }) => {
    const expected = tests.flatMap(({ alert_rule_test: tried }) =>
      tried.filter(({ alertname }) => alertname === alert).map(({ exp_alerts: raised }) => raised.length),
    );
    expect(expected).toEqual([1, 0]);
  });

  // Prometheus is where CI runs; elsewhere it may be missing.
  it.each(hasPromtool ? asked : [])('$what', ({ given, answers }) => {
    expect(execFileSync('promtool', given, { encoding: 'utf8' })).toContain(answers);
  });
});
