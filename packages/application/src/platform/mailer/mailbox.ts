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
