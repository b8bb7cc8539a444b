import { passwordResetRequestBody } from '@nestmates/application/members/accounts/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../actions/Button.tsx';
import { FormError } from './FormError.tsx';
import { TextField } from './TextField.tsx';

const loadSchema = fn<() => Promise<typeof passwordResetRequestBody>>();
const onSubmit = fn();

function ExampleForm() {
  const { form, field, busy, formError } = useForm({ schema: loadSchema, initial: { email: '' }, onSubmit });
  return (
    <form {...form}>
      <FormError>{formError}</FormError>
      <TextField {...field('email')} label="Email" />
      <Button type="submit" pending={busy} pendingLabel="Sending...">
        Send
      </Button>
    </form>
  );
}

const meta = {
  title: 'Components/Forms/LazySchemaForm',
  parameters: {
    guide: {
      use: 'A form whose rules are loaded when it is first focused; not a component of its own but how useForm is used.',
      avoid: 'A page that is only a form; pass the schema directly.',
      keyboard: { Enter: 'Submits from a single-line field' },
      do: ['Use it for a form that most visitors of the page never touch'],
      dont: ['Load the schema with the page and again on focus'],
    } satisfies ComponentGuide,
  },
  component: ExampleForm,
  beforeEach: () => {
    loadSchema.mockReset();
    onSubmit.mockReset();
  },
} satisfies Meta<typeof ExampleForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The schema is imported when the form is first focused. */
export const FirstTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    loadSchema.mockResolvedValue(passwordResetRequestBody);
    await expect(loadSchema).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('Email'));
    await expect(loadSchema).toHaveBeenCalled();
  },
};

/** A submit before the schema is loaded waits for it, and is sent once however often the member submits. */
export const SentEarly: Story = {
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof passwordResetRequestBody>();
    loadSchema.mockReturnValue(promise);
    await userEvent.type(canvas.getByLabelText('Email'), ' Sofia@Example.com {Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    resolve(passwordResetRequestBody);
    await canvas.findByRole('button', { name: 'Send' });
    await expect(onSubmit.mock.calls).toEqual([[{ email: 'sofia@example.com' }]]);
  },
};

/** The second half of a double tap comes before the pending state is rendered. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    loadSchema.mockResolvedValue(passwordResetRequestBody);
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(email, 'sofia@example.com');
    // Submits again in a microtask right after the first submit, independent of the speed of the machine.
    onSubmit.mockImplementationOnce(() => queueMicrotask(() => email.form?.requestSubmit()));
    email.form?.requestSubmit();
    email.form?.requestSubmit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await new Promise(requestAnimationFrame);
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(email, '.au{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ email: 'sofia@example.com.au' });
  },
};

export const WrongAndEarly: Story = {
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof passwordResetRequestBody>();
    loadSchema.mockReturnValue(promise);
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'sofia@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    resolve(passwordResetRequestBody);
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** If the schema cannot be loaded, the form says so, keeps the values and tries again with the next submit. */
export const SchemaNotLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    loadSchema.mockRejectedValue(new Error('offline'));
    await userEvent.type(canvas.getByLabelText('Email'), 'sofia@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not send this.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('sofia@example.com');
    await expect(onSubmit).not.toHaveBeenCalled();
    loadSchema.mockResolvedValue(passwordResetRequestBody);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'sofia@example.com' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
