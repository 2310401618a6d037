import { describe, expect, it } from 'vitest';
import { inviteCode, writtenInviteCode } from './auth.ts';

const code = '7f3a9c1e5b2d4860';

describe('an invite code', () => {
  it.each([
    code,
    ` ${code.toUpperCase()} `,
    `https://lensemble.example/auth?inviteCode=${code}`,
    `http://localhost:3000/auth?next=%2F&inviteCode=${code}`,
    `https://lensemble.example/auth#inviteCode=${code}`,
    `https://a-host-with-a-very-long-name.lensemble.example/auth?inviteCode=${code}`,
  ])('is read from %s', (typed) => {
    expect(writtenInviteCode.parse(typed)).toBe(code);
    expect(inviteCode.parse(typed)).toBe(code);
  });

  it('is required where it is written, and optional elsewhere', () => {
    expect(writtenInviteCode.safeParse(' ').error?.issues[0]?.message).toBe(
      'Please enter an invite code',
    );
    expect(inviteCode.parse(' ')).toBeUndefined();
    expect(inviteCode.parse(undefined)).toBeUndefined();
  });

  it('is not longer than a code because of a link in it', () => {
    expect(inviteCode.safeParse(`/auth?inviteCode=${'a'.repeat(65)}`).success).toBe(false);
  });
});
