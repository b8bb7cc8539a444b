import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { type Check, reasonOf, right, unknown, wrong } from '../wiring/finding.ts';

const timeout = seconds(5);

/** Logs in where the address has a user, and sends nothing. */
async function greet(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export const checkSmtp: Check = async ({ SMTP_URL: url }) => {
  if (!url) return [unknown('No SMTP_URL is set: e-mails go to the mailbox page.')];
  const { host } = new URL(url);
  try {
    await greet(url);
    return [right(`The mail server at ${host} takes our connection.`)];
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    return [
      isLogin
        ? wrong(
            `The mail server at ${host} refuses the login: correct the user and the password in SMTP_URL.`,
          )
        : wrong(
            `The mail server at ${host} cannot be used (${reasonOf(error)}): start it, or correct SMTP_URL.`,
          ),
    ];
  }
};
