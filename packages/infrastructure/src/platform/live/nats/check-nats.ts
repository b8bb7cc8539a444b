import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { type Check, reasonOf, right, wrong } from '../../wiring/finding.ts';

const timeout = seconds(3);

/** Says nothing where events go by PostgreSQL. */
export const checkNats: Check = async ({ NATS_URL: url }) => {
  if (!url) return [];
  const { connect } = await import('@nats-io/transport-node');
  try {
    const connection = await connect({ servers: url.split(','), timeout, reconnect: false });
    await connection.flush();
    const { version } = connection.info ?? {};
    await connection.close();
    return [right(`NATS ${version} takes events.`)];
  } catch (error) {
    return [
      wrong(
        `NATS cannot be used (${reasonOf(error)}): start it, or correct NATS_URL and its user and password.`,
      ),
    ];
  }
};
