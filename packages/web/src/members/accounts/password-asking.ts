import { issuesIn } from '../../platform/api/errors.ts';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';

type Issues = ReturnType<typeof issuesIn>;

/** Calls with the password, and asks again as long as it is wrong. */
export async function callWithPassword<Answer>(
  call: (password: string) => Promise<Answer>,
  ask: (issues: Issues) => Promise<string>,
): Promise<Answer> {
  let issues: Issues;
  for (;;) {
    const password = await ask(issues);
    try {
      return await call(password);
    } catch (error) {
      issues = issuesIn(error)?.filter(({ path }) => path === 'password');
      if (!issues?.length) throw error;
    }
  }
}

/** Nothing is said where the dialog was closed. */
export const unlessNotGiven =
  <Words>(words: Words) =>
  (error: unknown): Words | undefined =>
    error instanceof PasswordNotGiven ? undefined : words;
