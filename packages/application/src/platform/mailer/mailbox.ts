export interface SandboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** Reads the e-mails that the sandbox mailer has stored. */
export interface Mailbox {
  newest(limit: number): Promise<readonly SandboxMail[]>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    /** Bound only where e-mails are not sent anywhere. */
    readonly mailbox: Mailbox;
  }
}
