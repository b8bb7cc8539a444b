/** A page of the provider to send the browser to. */
export interface HostedPage {
  readonly url: string;
}
