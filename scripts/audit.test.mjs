import { describe, expect, it } from 'vitest';
import { vulnerabilitiesIn } from './audit.mjs';

const report = (vulnerabilities) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });

describe('the audit of dependencies', () => {
  it('fails with a high or critical vulnerability, and names the package', () => {
    const found = vulnerabilitiesIn(
      `npm warn something\n${report({ left: { name: 'left', severity: 'high', range: '<2' } })}\n`,
    );
    expect(found).toEqual({ code: 1, output: 'left <2: high\n' });
  });

  it('passes with lesser ones', () => {
    expect(vulnerabilitiesIn(report({ left: { name: 'left', severity: 'low', range: '<2' } })).code).toBe(0);
  });

  it.each(['', 'npm error network', '{"message":"405 Method Not Allowed","error":{}}'])(
    'passes and says so where the registry does not answer: %j',
    (output) => {
      const { code, note } = vulnerabilitiesIn(output);
      expect([code, note]).toEqual([0, 'the registry does not answer audits']);
    },
  );
});
