import type { NatsConnection } from '@nats-io/transport-node';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { type Check, reasonOf, right, wrong } from '../../wiring/finding.ts';
import { subjectOf } from './event-relay.ts';
import { natsOptions } from './nats-options.ts';

const timeout = seconds(3);

/** Nobody's. */
const subject = subjectOf(0);

/** Hears what it tells; a user without the right to a subject is told so without an answer to the call. */
async function hearsItself(connection: NatsConnection): Promise<void> {
  const heard = connection.subscribe(subject, { max: 1, timeout });
  connection.publish(subject, '');
  for await (const _ of heard) return;
  throw new Error(`the user may not publish and subscribe ${subject}`);
}

/** Says nothing where events go by PostgreSQL. */
export const checkNats: Check = async ({ NATS_URL: addresses }) => {
  if (!addresses) return [];
  const { connect } = await import('@nats-io/transport-node');
  let connection: NatsConnection | undefined;
  try {
    connection = await connect({ ...natsOptions(addresses), timeout, reconnect: false });
    await hearsItself(connection);
    return [right(`NATS ${connection.info?.version} takes events.`)];
  } catch (error) {
    return [
      wrong(
        `NATS cannot be used (${reasonOf(error)}): start it, or correct NATS_URL, its user and the user's rights.`,
      ),
    ];
  } finally {
    await connection?.close();
  }
};
