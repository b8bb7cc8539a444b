import { passwordsContract } from '@nestmates/application/testing/contracts/passwords-contract.ts';
import { QuickPasswords } from './quick-passwords.ts';

const passwords = new QuickPasswords();
passwordsContract('one SHA-256, for tests', () => passwords);
