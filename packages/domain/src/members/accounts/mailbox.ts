const gmail = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox of an e-mail: what stands behind a plus leads to the same, and so do the dots of Gmail. Blocks, bans, refunds
 * and the reports of visitors are kept against it.
 */
export function mailboxOf(email: string): string {
  const [at, written] = [email.lastIndexOf('@'), email.toLowerCase()];
  const [name, domain] = [written.slice(0, at).replace(/(?<=.)\+.*/, ''), written.slice(at + 1)];
  return gmail.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
