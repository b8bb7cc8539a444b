import { passwordResetRequestBody } from '@nestmates/application/accounts/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../actions/Button.tsx';
import { FormError } from './FormError.tsx';
import { TextField } from './TextField.tsx';

const loadSchema = fn<() => Promise<typeof passwordResetRequestBody>>();
const onSubmit = fn();

function Letter() {
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
  component: Letter,
  beforeEach: () => {
    loadSchema.mockReset();
    onSubmit.mockReset();
  },
} satisfies Meta<typeof Letter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The rules are fetched from the first touch on, not before. */
export const FirstTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    loadSchema.mockResolvedValue(passwordResetRequestBody);
    await expect(loadSchema).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('Email'));
    await expect(loadSchema).toHaveBeenCalled();
  },
};

/** What is sent before the rules are here waits for them, and is sent once however often she presses. */
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

/** The second tap of a double one comes before anything says that the first is on its way. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    loadSchema.mockResolvedValue(passwordResetRequestBody);
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(email, 'sofia@example.com');
    // In one breath with what it comes after, however busy the machine is.
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

/** Without its rules the form says so, keeps what she typed, and asks for them again with her next try. */
export const RulesOutOfReach: Story = {
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
