import { Banner } from '../feedback/Banner.tsx';

/** What is wrong with a form as a whole; what is wrong with one field stands under that field. */
export function FormError({ children }: { readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <Banner look="wrong" announced>
      {children}
    </Banner>
  );
}
