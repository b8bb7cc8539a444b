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

/** The pages on which a seller sets up her account where no payment provider is configured. */
export interface SandboxSellers {
  isOpen(pageToken: string): Promise<boolean>;
  /** The address to go back to, whether she has finished or not; undefined if there is no such page. */
  leave(pageToken: string, finished: boolean): Promise<string | undefined>;
}
