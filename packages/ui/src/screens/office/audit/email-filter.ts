import type { FormSchema } from '../../../forms/schema.ts';

/** An e-mail, or nothing for those of everybody. */
export async function loadEmailFilter(): Promise<FormSchema<{ readonly email: string | undefined }>> {
  const { email: schema } = await import('@nestmates/application/members/accounts/contract.ts');
  return {
    '~standard': {
      validate(values) {
        const { email } = values as { readonly email: string };
        if (email.trim() === '') return { value: { email: undefined } };
        const { success, data, error } = schema.safeParse(email);
        return success
          ? { value: { email: data } }
          : { issues: error.issues.map(({ message }) => ({ path: ['email'], message })) };
      },
    },
  };
}
