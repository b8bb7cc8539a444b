import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from '../actions/Link.tsx';
import { LoadMore, type MoreItems } from '../navigation/LoadMore.tsx';
import styles from './DataTable.module.css';
import { type Direction, sortedBy } from './sorted-by.ts';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  cell(row: Row): ReactNode;
  /** What the rows are sorted by; only for tables that are complete. */
  sortBy?(row: Row): string | number;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
  /** Hides its label on a phone: a button says what it is. */
  readonly plain?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table is of, read out before it. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** Makes the row a link. */
  hrefOf?(row: Row): string;
  /** Makes the row a button. */
  onOpen?(row: Row): void;
  /** The further pages of a list that is loaded page by page. */
  readonly more?: MoreItems | undefined;
  /** Name in "Show more members". */
  readonly itemName: string;
}

interface Sorting {
  readonly id: string;
  readonly direction: Direction;
}

/** How many rows of a complete table are rendered at first, and with each further page. */
const pageOfRows = 25;

const ariaSort = { up: 'ascending', down: 'descending' } as const;
const sortIcons = { up: ChevronUp, down: ChevronDown };

/** Rows with columns: a table on a wide screen, and on a phone a list of entries. */
export function DataTable<Row>({ caption, columns, rows, itemName, ...rest }: DataTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>();
  const [shown, setShown] = useState(pageOfRows);
  const { keyOf, more } = rest;
  const sortBy = columns.find(({ id }) => id === sorting?.id)?.sortBy;
  const sorted = sorting && sortBy ? sortedBy(rows, sortBy, sorting.direction) : rows;
  const complete = columns.some((column) => column.sortBy);
  const page = complete ? sorted.slice(0, shown) : sorted;
  const hidden: MoreItems | undefined =
    page.length < sorted.length ? { kind: 'more', onMore: () => setShown(shown + pageOfRows) } : undefined;

  const toggle = (id: string) =>
    setSorting({ id, direction: sorting?.id === id && sorting.direction === 'up' ? 'down' : 'up' });

  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.hidden}>{caption}</caption>
        <thead className={complete ? styles.head : styles.quietHead}>
          <tr>
            {columns.map(({ id, label, numeric, sortBy: sortable }) => {
              const direction = sorting?.id === id ? sorting.direction : undefined;
              const Icon = direction ? sortIcons[direction] : ChevronsUpDown;
              return (
                <th
                  key={id}
                  scope="col"
                  data-numeric={numeric}
                  data-sortable={sortable !== undefined}
                  aria-sort={direction && ariaSort[direction]}
                >
                  {sortable ? (
                    <button type="button" className={styles.sort} onClick={() => toggle(id)}>
                      {label}
                      <Icon aria-hidden />
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {page.map((row) => (
            <Entry key={keyOf(row)} row={row} columns={columns} {...rest} />
          ))}
        </tbody>
      </table>
      <LoadMore more={more ?? hidden} itemName={itemName} />
    </div>
  );
}

type EntryProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'hrefOf' | 'onOpen'> & { readonly row: Row };

function Entry<Row>({ row, columns: [naming, ...others], hrefOf, onOpen }: EntryProps<Row>) {
  const name = naming.cell(row);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {hrefOf ? (
          <Link className={styles.whole} href={hrefOf(row)} data-row>
            {name}
          </Link>
        ) : onOpen ? (
          <button type="button" className={styles.whole} onClick={() => onOpen(row)} data-row>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {others.map(({ id, label, cell, numeric, plain = false }) => (
        <td key={id} data-label={plain ? undefined : label} data-numeric={numeric}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
