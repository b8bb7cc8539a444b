import type { AccountPorts } from './arrange-accounts.ts';
import { knownBrowsersContract } from './known-browsers-contract.ts';
import { membersContract } from './members-contract.ts';
import { resetTokensContract } from './reset-tokens-contract.ts';
import { sessionsContract } from './sessions-contract.ts';
import { verificationLinksContract } from './verification-links-contract.ts';

/** The behaviour required of every implementation of the account ports. */
export function accountsContract(name: string, ports: () => AccountPorts): void {
  membersContract(name, ports);
  resetTokensContract(name, ports);
  verificationLinksContract(name, ports);
  sessionsContract(name, ports);
  knownBrowsersContract(name, ports);
}
