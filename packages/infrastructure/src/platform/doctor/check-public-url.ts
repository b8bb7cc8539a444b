import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Config } from '../config/config.ts';
import { type Check, type Finding, reasonOf, right, unknown, wrong } from '../wiring/finding.ts';

const timeout = seconds(5);
const onlyHere = /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;
/** Nobody listens there, which may be because the server has not been started. */
const notListening = /ECONNREFUSED|timeout|aborted/i;

function mistakesIn(address: URL, { NODE_ENV }: Config): readonly Finding[] {
  const found: Finding[] = [];
  if (address.pathname !== '/' || address.search || address.hash) {
    found.push(
      wrong('PUBLIC_URL has something after its host: the app is served at the root, so leave that out.'),
    );
  }
  if (NODE_ENV !== 'production') return found;
  if (onlyHere.test(address.hostname)) {
    found.push(wrong('PUBLIC_URL leads members to their own machine: name the host that they see.'));
  } else if (address.protocol !== 'https:') {
    found.push(
      wrong('PUBLIC_URL is not https, so cookies are not Secure: put TLS in front, and name https.'),
    );
  }
  return found;
}

async function reach({ origin }: URL): Promise<Finding> {
  try {
    const { status, headers } = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (status === 200) return right(`${origin} answers.`);
    if (status >= 300 && status < 400) {
      return wrong(`${origin} leads on to ${headers.get('location')}: name that host as PUBLIC_URL.`);
    }
    return unknown(`${origin}/healthz answers ${status}: start the server, or correct the proxy before it.`);
  } catch (error) {
    const reason = reasonOf(error);
    return notListening.test(reason)
      ? unknown(`${origin} does not answer (${reason}): look again once the server has been started.`)
      : wrong(
          `${origin} cannot be called (${reason}): correct PUBLIC_URL, its DNS entry or its certificate.`,
        );
  }
}

export const checkPublicUrl: Check = async (config) => {
  if (!config.PUBLIC_URL) return [unknown('No PUBLIC_URL is set: links in e-mails lead to HOST and PORT.')];
  const address = new URL(config.PUBLIC_URL);
  return [...mistakesIn(address, config), await reach(address)];
};
