import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
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
  #transport: Promise<Transporter> | undefined;

  /** The server may be silent for so many milliseconds before it says something, and for twice as many later. */
  constructor(url: string, from: string, timeout = seconds(5)) {
    this.#url = url;
    this.#from = from;
    this.#timeout = timeout;
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
    await transport.sendMail({ from: this.#from, ...mail, attachments });
  }
}
