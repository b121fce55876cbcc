import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, type within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { asSession, aUser, withAccount } from '../../with-account.fixture.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ProfileSection } from './profile-section.tsx';

const user = aUser();
const wrongPassword = 'Bitte prüfen Sie das aktuelle Passwort';

const meta = {
  title: 'Shop/Account/Change password',
  component: ChangePasswordForm,
  parameters: {
    notes: {
      keyboard: 'A refused form moves the focus to its first wrong field. A wrong current password does the same.',
      accessibility:
        'A wrong current password is the description of its field. Any other failure is an `alert` above the button.',
    },
  },
  render: (args) => (
    <ProfileSection id="change-password" title="Passwort ändern">
      <ChangePasswordForm {...args} />
    </ProfileSection>
  ),
  decorators: [withAccount],
  loaders: [asSession(user)],
  args: { email: user.email },
  afterEach: closeToasts,
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers each request with an error of Auth. */
function answerWith(status: number, error_code: string, msg: string) {
  const spy = spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ error_code, msg }, { status }));
  return () => spy.mockRestore();
}

async function changePassword(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText('Aktuelles Passwort'), 'pfotenmass');
  await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'napf leine korb');
  await userEvent.type(canvas.getByLabelText('Neues Passwort bestätigen'), 'napf leine korb');
  await userEvent.click(canvas.getByRole('button', { name: 'Passwort ändern' }));
}

export const WrongPassword: Story = {
  name: '[SF-PROF-04] A wrong current password is an error of its field only',
  beforeEach: () => answerWith(400, 'invalid_credentials', 'Invalid login credentials'),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await expect(await canvas.findByText(wrongPassword)).toBeVisible();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toBeInvalid();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toHaveFocus();
    await expect(canvas.queryByText(/E-Mail und Passwort/)).toBeNull();
  },
};

export const ServerFailure: Story = {
  name: '[SF-PROF-04] A failure of the server does not blame the current password',
  beforeEach: () => answerWith(500, 'unexpected_failure', 'Database error querying schema'),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await expect(await canvas.findByText(/^Das hat nicht geklappt/)).toBeVisible();
    await expect(canvas.queryByText(wrongPassword)).toBeNull();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toBeValid();
  },
};
