import { Banner } from '../feedback/Banner.tsx';

/** The error of a form as a whole; errors of single fields are shown below the fields. */
export function FormError({ children }: { readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <Banner look="wrong" announced>
      {children}
    </Banner>
  );
}
