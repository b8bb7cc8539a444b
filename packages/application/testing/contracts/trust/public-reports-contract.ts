import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { PublicReport, PublicReports } from '../../../src/trust/reports/ports.ts';
import { contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';

const at = contractStart;
const since = later(at, -days(2));
const report: Omit<PublicReport, 'id'> = {
  about: { kind: 'listing', id: 7 },
  category: 'scam',
  words: 'It is not theirs.',
  email: 'vera@example.com',
  createdAt: at,
};

let tokens = 0;
/** One that no other test knows. */
const newToken = (): string => {
  tokens += 1;
  return `digest-${tokens}`;
};

/** The behaviour required of every implementation of `PublicReports`. */
export function publicReportsContract(name: string, reports: () => PublicReports): void {
  /** Adds a report with a link that was sent. */
  async function issued(given: Partial<Omit<PublicReport, 'id'>> = {}) {
    const id = await reports().add({ ...report, ...given }, ['browser', 'network']);
    const token = newToken();
    expect(await reports().issue(id, token)).toBe(given.email ?? report.email);
    return { id, token };
  }

  describe(`reports of visitors in ${name}`, () => {
    it('are verified once, by their link', async () => {
      const { id, token } = await issued();
      expect(await reports().verify(newToken(), at, since)).toBeUndefined();
      expect(await reports().verify(token, at, since)).toEqual({ ...report, id });
      expect(await reports().verify(token, at, since)).toBeUndefined();
      expect(await reports().issue(id, newToken())).toBeUndefined();
    });

    it('are about a photo by its name', async () => {
      const about = { kind: 'photo', id: 'a-photo' } as const;
      const { id, token } = await issued({ about });
      expect(await reports().verify(token, at, since)).toEqual({ ...report, about, id });
    });

    it('take a new link in the place of an older one', async () => {
      const { id, token } = await issued();
      const newer = newToken();
      expect(await reports().issue(id, newer)).toBe(report.email);
      expect(await reports().verify(token, at, since)).toBeUndefined();
      expect(await reports().verify(newer, at, since)).toMatchObject({ id });
    });

    it('are not verified once they are too old', async () => {
      const { token } = await issued({ createdAt: since });
      expect(await reports().verify(token, at, since)).toBeUndefined();
      expect(await reports().verify(token, at, later(since, -1))).toBeDefined();
    });

    it('that are unknown have no link', async () => {
      expect(await reports().issue(2_000_000_000, newToken())).toBeUndefined();
    });
  });
}
