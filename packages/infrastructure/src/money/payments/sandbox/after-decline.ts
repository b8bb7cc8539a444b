/** The page to which the payer comes back shows why. */
export function afterDecline({ cancelUrl }: { readonly cancelUrl: string }): string {
  const url = new URL(cancelUrl);
  url.searchParams.set('error', 'Your card was declined.');
  return url.href;
}
