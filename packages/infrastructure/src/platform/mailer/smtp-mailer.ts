import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import type { Transporter } from 'nodemailer';
import type { Capability } from '../wiring/capabilities.ts';

/** Imported when the first e-mail is sent, to keep the start fast. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 });
}

export class SmtpMailer implements Mailer {
  static readonly capabilities: readonly Capability[] = ['outgoing-mail'];
  readonly #url: string;
  readonly #from: string;
  #transport: Promise<Transporter> | undefined;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send(mail: Mail): Promise<void> {
    this.#transport ??= transportTo(this.#url);
    const transport = await this.#transport;
    await transport.sendMail({ from: this.#from, ...mail });
  }
}
