import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Transporter } from 'nodemailer';
import type { Capability } from '../wiring/capabilities.ts';

/** Imported when the first e-mail is sent, to keep the start fast. */
async function transportTo(url: string, timeout: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 2 * timeout,
  });
}

export class SmtpMailer implements Mailer {
  static readonly capabilities: readonly Capability[] = ['outgoing-mail'];
  readonly #url: string;
  readonly #from: string;
  readonly #timeout: number;
  readonly #tracing: Tracing;
  #transport: Promise<Transporter> | undefined;

  /** The server may be silent for `timeout` before it says something, and for twice as long later. */
  constructor(
    url: string,
    from: string,
    { timeout = seconds(5), tracing = withoutTracing }: { timeout?: number; tracing?: Tracing } = {},
  ) {
    this.#url = url;
    this.#from = from;
    this.#timeout = timeout;
    this.#tracing = tracing;
  }

  async send({ pictures = [], ...mail }: Mail): Promise<void> {
    this.#transport ??= transportTo(this.#url, this.#timeout);
    const transport = await this.#transport;
    const attachments = pictures.map(({ name, type, bytes }) => ({
      cid: name,
      filename: `${name}.jpg`,
      contentType: type,
      contentDisposition: 'inline' as const,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }));
    const facts = { 'server.address': new URL(this.#url).host };
    await this.#tracing.within('send e-mail', { kind: 'client', facts }, () =>
      transport.sendMail({ from: this.#from, ...mail, attachments }),
    );
  }
}
