export interface SandboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

/** Where letters lie when no mail server is configured. */
export interface Mailbox {
  newest(limit: number): Promise<readonly SandboxMail[]>;
}
