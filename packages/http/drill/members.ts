import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import {
  type ConnectedMembers,
  createConnectedMembers,
  type SignedInMember,
} from '../bench/live/connected-members.ts';
import { StreamClient } from '../testing/stream-client.ts';
import type { Failure, Heard, Sent } from './history.ts';
import { pause } from './processes.ts';

const betweenMs = 100;

/** Members who write to each other all the time, with a page open, and note what they are told. */
export class Members {
  readonly sent: Sent[] = [];
  readonly failures: Failure[] = [];
  readonly #origin: string;
  readonly #members: ConnectedMembers;
  readonly #streams: { readonly memberId: number; readonly client: StreamClient }[] = [];
  #writing: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #count = 0;

  private constructor(origin: string, members: ConnectedMembers) {
    this.#origin = origin;
    this.#members = members;
  }

  static async create(knex: Knex, origin: string, size: number): Promise<Members> {
    const members = new Members(origin, await createConnectedMembers(knex, size));
    for (const { id, cookie } of members.#members.members) {
      const [name = '', value = ''] = cookie.split('=');
      const client = await new StreamClient({ origin, cookies: new Map([[name, value]]) }).open();
      members.#streams.push({ memberId: id, client });
    }
    return members;
  }

  get pairs() {
    return this.#members.pairs;
  }

  begin(): void {
    const writers = this.#members.pairs.flatMap(([one, other]) => [
      this.#write(one, other),
      this.#write(other, one),
    ]);
    this.#writing = Promise.all(writers);
  }

  async #write(from: SignedInMember, to: SignedInMember): Promise<void> {
    while (!this.#stopped) {
      this.#count += 1;
      const message = { text: `Message ${this.#count} of the drill`, to: to.id };
      const id = await this.#send(from, message);
      this.sent.push(id === undefined ? message : { ...message, id });
      await pause(betweenMs);
    }
  }

  /** What was not answered is sent again with the same id of the client, as the app does. */
  async #send(from: SignedInMember, { text, to }: Sent): Promise<number | undefined> {
    const body = JSON.stringify({ receiverId: to, message: text, clientId: crypto.randomUUID() });
    while (true) {
      try {
        const answer = await fetch(`${this.#origin}/api/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: from.cookie },
          body,
          signal: AbortSignal.timeout(15_000),
        });
        if (answer.ok) return ((await answer.json()) as { id: number }).id;
        this.#fail(String(answer.status));
      } catch (error) {
        this.#fail(error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'cut off');
      }
      if (this.#stopped) return undefined;
      await pause(betweenMs);
    }
  }

  #fail(what: string): void {
    this.failures.push({ at: Date.now(), what });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#writing;
  }

  heard(): Heard[] {
    return this.#streams.map(({ memberId, client }) => ({
      memberId,
      messageIds: client.events.flatMap((event) =>
        event.type === 'message' ? [(event as unknown as { messageId: number }).messageId] : [],
      ),
    }));
  }

  close(): void {
    for (const { client } of this.#streams) client.close();
  }
}
