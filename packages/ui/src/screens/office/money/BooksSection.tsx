import type { BooksView } from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { type BookAccount, type BookType, bookAccounts } from '@nestmates/domain/office/money/bookkeeping.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayTimeText } from '../../market/orders/order-text.ts';
import { FileLink } from '../admin/FileLink.tsx';
import styles from './AdminMoneyScreen.module.css';
import { JournalForm, type JournalFormProps } from './JournalForm.tsx';

export interface BooksSectionState {
  readonly books: Loadable<{ readonly view: BooksView }>;
  readonly journal: JournalFormProps;
  readonly payoutsHref: string;
}

const groups: readonly { readonly type: BookType; readonly title: string }[] = [
  { type: 'asset', title: 'Assets' },
  { type: 'liability', title: 'Liabilities' },
  { type: 'income', title: 'Income' },
  { type: 'expense', title: 'Expenses' },
];

/** A page that is older than the server may not know the account. */
const nameOf = (account: string): string =>
  account in bookAccounts ? bookAccounts[account as BookAccount].name : 'Another account: reload the page';

function Accounts({ accounts }: Pick<BooksView, 'accounts'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ type, title }) => (
        <div key={type}>
          <h3 className={styles.group}>{title}</h3>
          <dl className={styles.rows}>
            {accounts
              .filter((one) => one.type === type)
              .map(({ account, amount }) => (
                <div key={account}>
                  <dt>{nameOf(account)}</dt>
                  <dd className={styles.amount}>{dollars(amount)}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Payouts({ payouts }: Pick<BooksView, 'payouts'>) {
  if (payouts.length === 0) return <p className={styles.quiet}>Nothing was paid out yet.</p>;
  return (
    <dl className={styles.rows} aria-label="Payouts">
      {payouts.map(({ provider, payoutId, at, amount }) => (
        <div key={`${provider} ${payoutId}`}>
          <dt>
            {dayTimeText(at)} <span className={styles.quiet}>{payoutId}</span>
          </dt>
          <dd className={styles.amount}>{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Books({ books }: Pick<BooksSectionState, 'books'>) {
  if (books.kind !== 'ready') {
    return (
      <SectionUnready
        state={books}
        loading="Loading the books"
        failed="The books were not loaded"
        widths={['80%', '60%']}
      />
    );
  }
  return (
    <>
      <Accounts accounts={books.view.accounts} />
      <div>
        <h3 className={styles.group}>Payouts to our bank</h3>
        <Payouts payouts={books.view.payouts} />
      </div>
    </>
  );
}

/** What a bookkeeper needs: what stands where, the journal, and what each payout is made of. */
export function BooksSection({ books, journal, payoutsHref }: BooksSectionState) {
  return (
    <section className={styles.section} aria-label="For the bookkeeper">
      <SectionHeading>
        For the <em>bookkeeper</em>
      </SectionHeading>
      <Books books={books} />
      <FileLink href={payoutsHref}>Payout statements</FileLink>
      <JournalForm {...journal} />
    </section>
  );
}
