import { readInvitation } from '@lensemble/contract/invites';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noSignUpValues } from '../lib/sign-up-values.ts';
import { SignUpForm } from './sign-up-form.tsx';

vi.mock('@/lib/session/boot.ts', () => ({ signUps: () => 'open' }));

const [banner, hint] = ['You are invited to join', 'With this account, you join Mira'];
const text = (html: string) => html.replace(/<[^>]*>/g, '');

function form({ code = '', invitation = undefined as string | undefined, asksForCode = false }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([readInvitation.path, 'abcde'], { teamName: 'Mira', role: 'member' });
  return text(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <SignUpForm
          values={{ ...noSignUpValues, inviteCode: code }}
          onChange={() => {}}
          invitation={invitation}
          asksForCode={asksForCode}
          onSignedIn={() => Promise.resolve()}
          onUnconfirmed={() => {}}
        />
      </QueryClientProvider>,
    ),
  );
}

test('what a typed code leads to stands only in the place of the hint', () => {
  const typed = form({ code: 'abcde' });
  expect(typed).toContain(hint);
  expect(typed).not.toContain(banner);
  expect(typed).not.toContain('Leave blank');
});

test('the invitation of a link stands above the form, whatever the field contains', () => {
  expect(form({ invitation: 'abcde', code: 'abcde' })).toContain(banner);
  expect(form({ invitation: 'abcde', code: '' })).toContain(banner);
});

test('who came with a code is asked for it first and plainly', () => {
  const first = form({ asksForCode: true });
  expect(first.indexOf('Invite code')).toBeLessThan(first.indexOf('First name'));
  expect(first).not.toMatch(/optional|Leave blank/);
  const last = form({});
  expect(last.indexOf('Invite code (optional)')).toBeGreaterThan(last.indexOf('Password'));
  expect(last).toContain('Leave blank to create your own team');
});
