import { KeyRotation } from '@nestmates/application/platform/encryption/key-rotation.ts';
import type { AdminCommand } from './admin-command.ts';

export const encryptionCommands: readonly AdminCommand[] = [
  {
    words: 'encryption rotate',
    takes: [],
    says: 'Encrypts everything anew by the first of ENCRYPTION_KEYS, after which the older ones can be left out.',
    async run(container) {
      const renewed = await container.get(KeyRotation).run();
      const line = renewed === 1 ? '1 value is encrypted anew' : `${renewed} values are encrypted anew`;
      return { json: { renewed }, lines: [line] };
    },
  },
];
