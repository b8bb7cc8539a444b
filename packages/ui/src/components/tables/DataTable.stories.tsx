import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type within } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Badge } from '../labels/Badge.tsx';
import { type Column, DataTable } from './DataTable.tsx';

interface Code {
  readonly code: string;
  readonly used: number;
  readonly open: boolean;
}

const codes: readonly Code[] = [
  { code: 'EARLYBIRD', used: 37, open: true },
  { code: 'NESTBUILDER', used: 4, open: true },
  { code: 'AUTUMN-FAIR', used: 120, open: false },
];

const columns: readonly [Column<Code>, ...Column<Code>[]] = [
  { id: 'code', label: 'Code', cell: ({ code }) => code, sortBy: ({ code }) => code },
  { id: 'used', label: 'Used', cell: ({ used }) => used, sortBy: ({ used }) => used, numeric: true },
  { id: 'state', label: 'State', cell: ({ open }) => <Badge>{open ? 'Open' : 'Closed'}</Badge> },
];

const meta = {
  title: 'Components/Tables/DataTable',
  component: DataTable<Code>,
  parameters: {
    guide: {
      use: 'Rows with columns that are compared, made for a wide screen; on a phone each row is an entry.',
      avoid: 'What members see: their lists are contents pages, not tables.',
      keyboard: {
        Tab: 'Moves between the columns that sort and the rows that open',
        Enter: 'Sorts or opens',
      },
      do: ['Name the row in the first column', 'Sort only what is there completely'],
      dont: ['Put more than one action into a row that opens'],
    } satisfies ComponentGuide,
  },
  args: { caption: 'Codes', columns, rows: codes, keyOf: ({ code }) => code, itemName: 'codes' },
} satisfies Meta<typeof DataTable<Code>>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);

export const Usual: Story = {};

export const Sorted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const used = canvas.getByRole('button', { name: 'Used' });
    await userEvent.click(used);
    await expect(names(canvas)).toEqual(['NESTBUILDER', 'EARLYBIRD', 'AUTUMN-FAIR']);
    await userEvent.click(used);
    await expect(names(canvas)).toEqual(['AUTUMN-FAIR', 'EARLYBIRD', 'NESTBUILDER']);
    await expect(canvas.getByRole('columnheader', { name: 'Used' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Opening: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'NESTBUILDER' }));
    await expect(args.onOpen).toHaveBeenCalledWith(codes[1]);
  },
};

/** The rest comes as the end comes near. */
export const Long: Story = {
  args: {
    rows: Array.from({ length: 80 }, (_, index) => ({ code: `CODE-${index + 1}`, used: index, open: true })),
  },
};
