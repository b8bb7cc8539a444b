import { accountsContract } from './accounts-contract.ts';
import { attemptsContract } from './attempts-contract.ts';
import { Letters } from './letters.ts';
import { mailerContract } from './mailer-contract.ts';
import { MemoryAttempts } from './memory-attempts.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MovableClock } from './movable-clock.ts';

const members = new MemoryMembers();
const sessions = new MemorySessions(members);
accountsContract('memory', () => ({ members, resetTokens: members, sessions }));

const clock = new MovableClock();
const attempts = new MemoryAttempts(clock);
attemptsContract('memory', () => ({ attempts, clock }));

const letters = new Letters();
mailerContract('memory', () => ({ mailer: letters, received: async () => letters.sent }));
