import { accountsContract } from './accounts-contract.ts';
import { mailerContract } from './mailer-contract.ts';
import { MemoryMailer } from './memory-mailer.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MemoryVerificationLinks } from './memory-verification-links.ts';
import { MovableClock } from './movable-clock.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';

const members = new MemoryMembers();
const sessions = new MemorySessions(members);
const verificationLinks = new MemoryVerificationLinks(members);
accountsContract('memory', () => ({
  members,
  resetTokens: members,
  verificationLinks,
  sessions,
  newBrowsers: sessions,
}));

const clock = new MovableClock();
const rateLimiter = new MemoryRateLimiter(clock);
rateLimiterContract('memory', () => ({ rateLimiter, clock }));

const letters = new MemoryMailer();
mailerContract('memory', () => ({ mailer: letters, received: async () => letters.sent }));
