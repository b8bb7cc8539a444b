import { accountsContract } from './accounts-contract.ts';
import { mailerContract } from './mailer-contract.ts';
import { Letters } from './memory-mailer.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemoryAttempts } from './memory-rate-limiter.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MovableClock } from './movable-clock.ts';
import { attemptsContract } from './rate-limiter-contract.ts';

const members = new MemoryMembers();
const sessions = new MemorySessions(members);
accountsContract('memory', () => ({ members, resetTokens: members, sessions }));

const clock = new MovableClock();
const attempts = new MemoryAttempts(clock);
attemptsContract('memory', () => ({ attempts, clock }));

const letters = new Letters();
mailerContract('memory', () => ({ mailer: letters, received: async () => letters.sent }));
