import type {
  MoneyView,
  ReconciliationView,
  UnmatchedPaymentView,
} from '@nestmates/application/office/money/contract.ts';
import { differenceKinds, differenceTodo } from '@nestmates/domain/office/money/reconciliation.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayTimeText } from '../../market/orders/order-text.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './AdminMoneyScreen.module.css';
import { accountGroups, accountText } from './account-text.ts';
import { BooksSection, type BooksSectionState } from './BooksSection.tsx';
import { GuaranteesSection, type GuaranteesSectionProps } from './GuaranteesSection.tsx';
import { MissingSection, type MissingSectionProps } from './MissingSection.tsx';
import { SellerVolumesSection, type SellerVolumesState } from './SellerVolumesSection.tsx';
import { UnmatchedSection } from './UnmatchedSection.tsx';

export type AdminMoneyScreenState =
  | AdminUnreadyState
  | {
      readonly kind: 'ready';
      readonly money: MoneyView;
      readonly unmatched: readonly UnmatchedPaymentView[];
      readonly missing: MissingSectionProps;
      readonly books: BooksSectionState;
      readonly sellers: SellerVolumesState;
      readonly guarantees: Omit<GuaranteesSectionProps, 'guarantees'>;
    };

function Accounts({ accounts }: Pick<MoneyView, 'accounts'>) {
  return (
    <section aria-label="Accounts">
      <SectionHeading>
        The <em>books</em>
      </SectionHeading>
      <div className={styles.groups}>
        {accountGroups.map(({ title, names, isLast }) => (
          <div key={title}>
            <h3 className={styles.group}>{title}</h3>
            <dl className={styles.rows}>
              {accounts
                .filter(({ account }) => names.includes(account) || (isLast && !(account in accountText)))
                .map(({ account, amount }) => (
                  <div key={account}>
                    <dt>{wordsOf(accountText, account, 'Another account: reload the page')}</dt>
                    <dd className={styles.amount}>{dollars(amount)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function Differences({ differences }: Pick<ReconciliationView, 'differences'>) {
  return (
    <ul className={styles.differences} aria-label="Differences">
      {differences.map(({ kind, objectId, ours, theirs, reference }) => (
        <li key={`${kind} ${objectId}`}>
          <strong>{wordsOf(differenceKinds, kind, 'Something else differs')}</strong>
          <span className={styles.quiet}>
            {[objectId, reference && `order ${reference}`].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.amount}>
            ours {dollars(ours)}, theirs {dollars(theirs)}
          </span>
          <span className={styles.quiet}>
            {wordsOf(differenceTodo, kind, 'Reload the page to read what to do.')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Report({ report }: { readonly report: ReconciliationView }) {
  const { provider, ranAt, lines, ours, theirs, underWay, differences } = report;
  return (
    <li>
      <p className={styles.report}>
        <strong>{dayTimeText(ranAt)}</strong>{' '}
        {differences.length === 0
          ? `${lines} lines of ${provider}, all as in our books.`
          : `${differences.length} of ${lines} lines of ${provider} differ.`}
      </p>
      <p className={styles.quiet}>
        We hold {dollars(ours)}, it says {dollars(theirs)}
        {underWay === 0 ? '' : `, ${dollars(underWay)} under way`}.
      </p>
      {differences.length > 0 && <Differences differences={differences} />}
    </li>
  );
}

function Money({
  money: { accounts, reports, guarantees: asked },
  unmatched,
  missing,
  books,
  sellers,
  guarantees,
}: Omit<Extract<AdminMoneyScreenState, { kind: 'ready' }>, 'kind'>) {
  const [newest] = reports;
  return (
    <div className={styles.money}>
      {newest && newest.differences.length > 0 && (
        <Banner look="wrong" title="Our books differ from those of the payment provider">
          Each difference stands below. Nothing is mended by itself.
        </Banner>
      )}
      <MissingSection {...missing} />
      <UnmatchedSection payments={unmatched} />
      <Accounts accounts={accounts} />
      <section aria-label="Comparisons">
        <SectionHeading>
          Compared with the <em>provider</em>
        </SectionHeading>
        {newest ? (
          <ol className={styles.reports}>
            {reports.map((report) => (
              <Report key={`${report.provider} ${report.ranAt}`} report={report} />
            ))}
          </ol>
        ) : (
          <p className={styles.quiet}>The first comparison runs tonight.</p>
        )}
      </section>
      <GuaranteesSection guarantees={asked} {...guarantees} />
      <BooksSection {...books} />
      <SellerVolumesSection {...sellers} />
    </div>
  );
}

/** The accounts of the ledger, how they compare with the provider's statements, and the books. */
export const AdminMoneyScreen = ({ state }: { readonly state: AdminMoneyScreenState }) => (
  <AdminPage current="money" title="Money">
    {state.kind === 'ready' ? <Money {...state} /> : <AdminUnready state={state} what="the money" />}
  </AdminPage>
);
