import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { hannah, maya, noor } from '../../../drawings/auth-people.ts';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  readonly back: { readonly href: string; readonly label: string };
  /** Shows the portraits on a phone below a short form only. */
  readonly form: 'short' | 'long';
  readonly children: ReactNode;
}

/** The layout of the pages to log in, sign up and reset a password: the form beside portraits. */
export function AuthLayout({ back, form, children }: AuthLayoutProps) {
  return (
    <div className={styles.page} data-form={form}>
      <div className={styles.side}>
        <header className={styles.header}>
          <Link className={styles.back} href={back.href}>
            <ArrowLeft aria-hidden />
            {back.label}
          </Link>
          <span className={styles.brand}>
            <Wordmark />
          </span>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
      <div className={styles.portraits} aria-hidden>
        <div className={styles.wideBrand}>
          <Wordmark />
        </div>
        <div className={styles.first}>
          <Portrait {...hannah} zoom={1.34} eager>
            <Notch>Saturday</Notch>
          </Portrait>
        </div>
        <div className={styles.second}>
          <Portrait {...noor} zoom={1.24} eager />
        </div>
        <div className={styles.third}>
          <Portrait {...maya} zoom={1.26} eager />
        </div>
      </div>
    </div>
  );
}
