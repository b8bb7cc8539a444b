/** Something that an administrator is asked about before it is done. */
export interface Question<About> {
  /** What the member is asked about; without it the member is not asked. */
  readonly about: About | undefined;
  readonly pending: boolean;
  onAsk(about: About): void;
  onCancel(): void;
  onConfirm(): void;
}
