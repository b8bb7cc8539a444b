/** A picture in the HTML of an e-mail, which names it as `cid:{name}`. */
export interface MailPicture {
  readonly name: string;
  readonly type: 'image/jpeg';
  readonly bytes: Uint8Array;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Sent along with it, as whoever sees a member's photo needs a session. */
  readonly pictures?: readonly MailPicture[];
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly mailer: Mailer;
  }
}
