import type { SellerVolumesView } from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import { FileLink } from '../admin/FileLink.tsx';
import styles from './AdminMoneyScreen.module.css';

export interface SellerVolumesState {
  readonly year: number;
  /** The newest first. */
  readonly years: readonly number[];
  readonly href: string;
  onYear(year: number): void;
  readonly volumes: Loadable<{ readonly view: SellerVolumesView }>;
}

type Seller = SellerVolumesView['highest'][number];

const columns = [
  { id: 'seller', label: 'Seller', cell: ({ name }: Seller) => name ?? 'Deleted accounts, together' },
  { id: 'gross', label: 'Paid for sales', numeric: true, cell: ({ gross }: Seller) => dollars(gross) },
  { id: 'payments', label: 'Payments', numeric: true, cell: ({ payments }: Seller) => payments },
  {
    id: 'form',
    label: 'Form 1099-K',
    cell: ({ needsForm }: Seller) => (needsForm ? <Badge tone="ochre">Owed</Badge> : 'Not owed'),
  },
] as const;

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

function thresholdText({ threshold, sellers, owedForms, year }: SellerVolumesView): string {
  const sold = `${count(sellers, 'seller has', 'sellers have')} sold something in ${year}.`;
  if (!threshold) return sold;
  const { gross, payments } = threshold;
  const forms = `a form 1099-K is owed to ${owedForms === 0 ? 'none' : owedForms}`;
  return `${sold} With more than ${dollars(gross)} and more than ${payments} payments, ${forms} of them.`;
}

function Volumes({ volumes }: Pick<SellerVolumesState, 'volumes'>) {
  if (volumes.kind !== 'ready') {
    return (
      <SectionUnready
        state={volumes}
        loading="Loading the sellers"
        failed="The sellers were not loaded"
        widths={['80%', '60%']}
      />
    );
  }
  const { view } = volumes;
  return (
    <>
      <p className={styles.quiet}>{thresholdText(view)}</p>
      {view.highest.length > 0 && (
        <DataTable<Seller>
          caption={`Sellers of ${view.year} by what was paid for their sales`}
          columns={columns}
          rows={view.highest}
          keyOf={({ provider, memberId }) => `${provider} ${memberId}`}
          itemName="sellers"
        />
      )}
    </>
  );
}

/** What was paid for each seller's sales in a year, before fees and refunds, as tax offices ask for it. */
export function SellerVolumesSection({ year, years, href, onYear, volumes }: SellerVolumesState) {
  return (
    <section className={styles.section} aria-label="Sellers by year">
      <SectionHeading>
        Sellers by <em>year</em>
      </SectionHeading>
      <div className={styles.fields}>
        <Select
          name="year"
          label="Year"
          placeholder="Year"
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(value) => onYear(Number(value))}
        />
      </div>
      <Volumes volumes={volumes} />
      <FileLink href={href}>All sellers</FileLink>
    </section>
  );
}
