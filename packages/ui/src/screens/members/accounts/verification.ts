/** A new link to verify the member's e-mail: not asked for, on its way to the server, or sent. */
export interface VerificationResend {
  readonly kind: 'idle' | 'sending' | 'sent';
  onResend(): void;
}
