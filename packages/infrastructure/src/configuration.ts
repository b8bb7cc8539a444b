import { features } from './features.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import type { Environment } from './platform/config/config-rules.ts';
import { withSecretFiles } from './platform/config/secret-files.ts';
import { type Capability, capabilities } from './platform/wiring/capabilities.ts';

const names = Object.keys(capabilities) as readonly Capability[];

/** Whoever opens the mailbox page can read the link by which an administrator's address is verified. */
const adminsInMailbox =
  'ADMIN_EMAILS is refused while mail goes to the mailbox page, where the letters to administrators can be read: mail has to leave the machine first';

/** What production asks for and no adapter that is bound with this configuration can do. */
function missingIn(config: Config): readonly string[] {
  if (config.NODE_ENV !== 'production') return [];
  const had = new Set(features.flatMap((feature) => feature.capabilities(config)));
  if (config.ALLOW_SANDBOX) {
    return config.ADMIN_EMAILS.length > 0 && !had.has('outgoing-mail') ? [adminsInMailbox] : [];
  }
  return names
    .filter((name) => !had.has(name))
    .map((name) => `NODE_ENV=production needs ${capabilities[name]} (ALLOW_SANDBOX=true starts without)`);
}

/** The configuration of this environment, with every mistake in one list. */
export function readConfiguration(environment: Environment): Config {
  const secrets = withSecretFiles(environment);
  return readConfig(secrets.environment, { mistakesIn: missingIn, found: secrets.mistakes });
}
